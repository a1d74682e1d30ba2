/** The OAuth 2.0 providers at which an owner signs in so that the site may send mail from their mailbox. */
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

/** The Microsoft tenant for accounts of any directory; an app of one directory needs that directory's id instead. */
export const anyTenant = 'common'

/** The path of the OAuth redirect URI, whose full address the owner registers with the provider. */
export const mailSignInPath = '/admin/settings/connections'
