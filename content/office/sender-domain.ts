/** The texts about the DNS records of the domain that mails are sent from. */
export const senderDomainTexts = {
  unknown: 'Could not be looked up.',
  spf: {
    done: (provider: string) => `SPF names ${provider}.`,
    there: 'There is an SPF record. Whether it names your mail server can’t be told from here.',
    none: (provider: string) => `There is no SPF record. Add this one, which names ${provider}.`,
    noneUnknown: 'There is no SPF record. Your mail provider’s help pages say which one it needs.',
    other: (provider: string) => `SPF does not name ${provider}. Replace the record with this one.`,
    several: 'There are two SPF records, so neither counts. Join them into one.',
  },
  dkim: {
    done: 'There is a DKIM key.',
    none: (provider: string) => `There is no DKIM key. Find the one for your domain at ${provider}.`,
    unnamed: (provider: string) =>
      `No DKIM key was found under the usual names, and the name used by ${provider} can’t be known from here.`,
  },
  dmarc: {
    done: 'There is a DMARC record.',
    none: 'There is no DMARC record. Gmail and others ask for one.',
  },
} as const

export const senderDomainCopy = {
  title: (domain: string) => `Your domain, ${domain}`,
  missing: (count: number) => (count === 1 ? 'one record is missing' : `${count} records are missing`),
  text: 'Three records tell others that mail in your name is yours. Give what is missing to the person who looks after your domain.',
  names: { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' },
  state: { done: 'Found', open: 'Missing', unknown: 'Not known' },
  again: 'Look again',
  looking: 'Looking…',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser did not copy it. Select the text instead.',
} as const
