import type { SMTPConnectionAuth } from 'nodemailer/lib/smtp-connection'
import XOAuth2 from 'nodemailer/lib/xoauth2'

/** Signs in to a mailbox with an access token (XOAUTH2) instead of a password. */
export interface MailboxSignIn {
  user: string
  /** @throws ServiceError */
  accessToken(options?: { renew?: boolean }): Promise<string>
  /** What the owner should check when the mail server does not accept the token. */
  advice: string
}

/** The credentials of one SMTP session: this token first, then a renewed one if the server refuses it. */
export function mailboxAuth({ user, accessToken }: MailboxSignIn, token: string): SMTPConnectionAuth {
  const oauth2 = new XOAuth2({
    user,
    accessToken: token,
    provisionCallback(_user, _renew, done) {
      accessToken({ renew: true }).then((renewed) => done(null, renewed), done)
    },
  })
  return { user, oauth2 }
}
