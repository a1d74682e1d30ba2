interface MailRecords {
  provider: string
  /** What the domain's SPF record has to include for it; undefined if that is unknown. */
  spfInclude?: string
  /** The selectors under which its DKIM keys are looked up. */
  selectors: readonly string[]
  /** Undefined if the provider generates a selector for each domain. */
  dkim?: { type: 'TXT' | 'CNAME' }
}

/** Selectors that many mail servers use. */
const usualSelectors = ['default', 'dkim', 'mail', 's1', 'k1', 'selector1']

const providers: readonly (MailRecords & { host: RegExp })[] = [
  {
    provider: 'Google',
    host: /(?:^|\.)(?:gmail|google|googlemail)\.com$/,
    spfInclude: '_spf.google.com',
    selectors: ['google'],
    dkim: { type: 'TXT' },
  },
  {
    provider: 'Microsoft 365',
    host: /(?:^|\.)(?:office365|outlook)\.com$/,
    spfInclude: 'spf.protection.outlook.com',
    selectors: ['selector1', 'selector2'],
    dkim: { type: 'CNAME' },
  },
  { provider: 'Postmark', host: /(?:^|\.)postmarkapp\.com$/, selectors: ['pm'] },
  {
    provider: 'Brevo',
    host: /(?:^|\.)(?:brevo|sendinblue)\.com$/,
    spfInclude: 'spf.brevo.com',
    selectors: ['brevo1', 'brevo2', 'mail'],
    dkim: { type: 'CNAME' },
  },
  { provider: 'Amazon SES', host: /(?:^|\.)amazonaws\.com$/, selectors: [] },
  { provider: 'Resend', host: /(?:^|\.)resend\.com$/, selectors: ['resend'], dkim: { type: 'TXT' } },
]

/** What a mail provider expects in the sender's domain. */
export function mailRecordsOf(smtpHost: string | undefined): MailRecords {
  const known = providers.find(({ host }) => smtpHost !== undefined && host.test(smtpHost.toLowerCase()))
  return known ?? { provider: 'your mail server', selectors: usualSelectors }
}
