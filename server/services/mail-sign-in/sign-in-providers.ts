import type { MailSignInProvider } from '#domain/mail-sign-in'

/** The permissions that a sign-in can request. */
export type MailSignInUse = 'send' | 'read'

interface SignInProvider {
  /** The name in messages. */
  name: string
  /** @param tenant the directory of a Microsoft account; ignored elsewhere */
  authorizeUrl(tenant: string): string
  tokenUrl(tenant: string): string
  /** The server for sending, by STARTTLS (smtp) or implicit TLS (smtps). */
  smtpUrl: string
  /** The server for reading. */
  imapUrl: string
  scopes: Readonly<Record<MailSignInUse, string>>
  /** Without these there is no refresh token, or no address of the person who signed in. */
  baseScopes: readonly string[]
  parameters: Readonly<Record<string, string>>
  /** What the owner should check when the mail server does not accept a token. */
  advice: string
}

export const signInProviders: Readonly<Record<MailSignInProvider, SignInProvider>> = {
  microsoft: {
    name: 'Microsoft',
    authorizeUrl: (tenant) => `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/authorize`,
    tokenUrl: (tenant) => `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/token`,
    smtpUrl: 'smtp://smtp.office365.com:587',
    imapUrl: 'imaps://outlook.office365.com:993',
    scopes: {
      send: 'https://outlook.office.com/SMTP.Send',
      read: 'https://outlook.office.com/IMAP.AccessAsUser.All',
    },
    baseScopes: ['openid', 'email', 'profile', 'offline_access'],
    parameters: { prompt: 'select_account' },
    advice: 'In Microsoft 365, “Authenticated SMTP” must be turned on for this mailbox.',
  },
  google: {
    name: 'Google',
    authorizeUrl: () => 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: () => 'https://oauth2.googleapis.com/token',
    smtpUrl: 'smtps://smtp.gmail.com:465',
    imapUrl: 'imaps://imap.gmail.com:993',
    scopes: { send: 'https://mail.google.com/', read: 'https://mail.google.com/' },
    baseScopes: ['openid', 'email'],
    // Google gives a refresh token only with these two.
    parameters: { access_type: 'offline', prompt: 'consent' },
    advice: 'The mailbox must be the account that signed in.',
  },
}

/** The scopes of a sign-in for these uses, each once. */
export function scopesFor(provider: MailSignInProvider, uses: readonly MailSignInUse[]): string[] {
  const { baseScopes, scopes } = signInProviders[provider]
  return [...new Set([...baseScopes, ...uses.map((use) => scopes[use])])]
}
