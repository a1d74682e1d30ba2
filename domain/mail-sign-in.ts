/** Where a person signs in so that the site may send mail from their mailbox (OAuth 2.0). */
export const mailSignInProviders = ['microsoft', 'google'] as const
export type MailSignInProvider = (typeof mailSignInProviders)[number]

/** The settings of such a sign-in. A mail server of one's own needs none of them. */
export const mailSignInSettings = [
  'MAIL_OAUTH_PROVIDER',
  'MAIL_OAUTH_TENANT',
  'MAIL_OAUTH_CLIENT_ID',
  'MAIL_OAUTH_CLIENT_SECRET',
  'MAIL_OAUTH_USER',
  'MAIL_OAUTH_SIGN_IN',
] as const

/** Any account of Microsoft; an app of one directory needs that directory's id instead. */
export const anyTenant = 'common'

/** Where the provider sends the browser back to; the owner enters the whole address there. */
export const mailSignInPath = '/admin/settings/connections'
