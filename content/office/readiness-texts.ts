/** The sentences of the readiness list. Separate from `readiness.ts`, so that screens do not load them. */
export const readinessTexts = {
  address: {
    done: (siteUrl: string) => `Visitors find the site at ${siteUrl}.`,
    none: 'The site has no public address yet: it has to be set on the server.',
    plain: (siteUrl: string) => `${siteUrl} is not encrypted: the address has to begin with https.`,
  },
  proxy: {
    done: 'The proxy in front of the site is trusted, so visitors are told apart.',
    open: 'The proxy in front of the site is not trusted: all visitors count as one, and share one limit.',
    skipped: 'The proxy is checked once the site has an https address.',
  },
  mail: {
    done: 'Mail is connected, and a test email arrived.',
    none: 'No mail server is connected: emails wait.',
    unproven: 'Mail is connected, but no test email has been opened yet.',
    refused: (answer: string | null) =>
      `Mail is connected, but emails can’t be sent${answer === null ? '' : `: “${answer}”`}.`,
    captured: 'This site runs for development: mail is captured and never sent.',
    faulty: 'What was saved for mail can’t be used: it has to be entered again.',
  },
  senderDomain: {
    done: (domain: string) => `SPF, DKIM and DMARC of ${domain} are in order.`,
    unnamed: (domain: string) =>
      `SPF and DMARC of ${domain} are in order; the DKIM key could not be checked.`,
    open: (domain: string, names: string) => `Emails may land in spam until ${domain} has ${names}.`,
    unknown: (domain: string) => `The records of ${domain} could not be looked up.`,
    skipped: 'The sender’s domain is checked once mail is connected.',
  },
  ownerAddress: {
    done: 'Alerts reach you.',
    none: 'No address for alerts is set: nobody is notified of new leads.',
    unproven: 'The address for alerts is set, but no test email to it has been opened yet.',
  },
  links: {
    done: 'No link leads to a sample address.',
    open: (names: string) => `These links still lead to sample addresses: ${names}.`,
  },
  company: {
    done: 'The legal pages name your business.',
    open: (names: string) => `The legal pages still show a sample ${names}.`,
  },
  claims: {
    done: 'The figures on the site are confirmed.',
    open: 'The figures on the site are invented, and marked as samples.',
  },
  samples: {
    done: 'There are no sample testimonials or case studies.',
    open: (count: number) =>
      count === 1
        ? 'One testimonial or case study is a sample, and marked as one.'
        : `${count} testimonials and case studies are samples, and marked as such.`,
  },
  backup: {
    done: 'There is a backup from the last 26 hours.',
    none: 'There is no backup yet.',
    old: 'The last backup is more than a day old.',
    off: 'This site makes no backups itself: make sure that somebody else does.',
  },
  restore: {
    done: 'A backup has been restored as a test.',
    open: 'No backup has been restored as a test yet.',
  },
  database: {
    done: 'The database is stored durably.',
    memory: 'The database is in the machine’s memory, and gone with a restart.',
    container: 'The database is inside a container without a volume, and gone with the container.',
    unsafe: 'The database does not wait for the disk: a crash can lose what it confirmed.',
  },
  twoStep: {
    done: 'Every owner signs in with two steps.',
    nobody: 'The site has no owner yet.',
    open: (count: number) =>
      count === 1
        ? 'One owner signs in with a password alone.'
        : `${count} owners sign in with a password alone.`,
  },
} as const
