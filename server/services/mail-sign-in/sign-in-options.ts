import type { MailSignInProvider } from '#domain/mail-sign-in'
import type { SignInApp } from './sign-in-app.ts'
import { signInProviders } from './sign-in-providers.ts'
import { parseSignIn } from './stored-sign-in.ts'

export interface SignInValues {
  MAIL_OAUTH_PROVIDER: MailSignInProvider | undefined
  MAIL_OAUTH_TENANT: string
  MAIL_OAUTH_CLIENT_ID: string | undefined
  MAIL_OAUTH_CLIENT_SECRET: string | undefined
  MAIL_OAUTH_USER: string | undefined
  MAIL_OAUTH_SIGN_IN: string | undefined
  MAIL_OAUTH_AUTHORIZE_URL: string | undefined
  MAIL_OAUTH_TOKEN_URL: string | undefined
  MAIL_OAUTH_SMTP_URL: string | undefined
}

interface SignIn {
  app: SignInApp
  /** The address of the mailbox. */
  user: string
  smtpUrl: string
  /** The mail server is a stand-in from the environment. */
  isStandIn: boolean
  /** The setting's value. */
  stored: string
}

/** The registered app, and the sign-in with it; undefined until there is one. */
export function signInOptions(values: SignInValues): {
  app: SignInApp | undefined
  signIn: SignIn | undefined
} {
  const {
    MAIL_OAUTH_PROVIDER: provider,
    MAIL_OAUTH_CLIENT_ID: clientId,
    MAIL_OAUTH_CLIENT_SECRET: clientSecret,
    MAIL_OAUTH_USER: user,
    MAIL_OAUTH_SIGN_IN: stored,
    MAIL_OAUTH_SMTP_URL: standIn,
  } = values
  if (!provider || !clientId || !clientSecret) return { app: undefined, signIn: undefined }
  const app = {
    provider,
    clientId,
    clientSecret,
    tenant: values.MAIL_OAUTH_TENANT,
    authorizeUrl: values.MAIL_OAUTH_AUTHORIZE_URL,
    tokenUrl: values.MAIL_OAUTH_TOKEN_URL,
  }
  const smtpUrl = standIn ?? signInProviders[provider].smtpUrl
  const isUsable = stored !== undefined && parseSignIn(stored) !== undefined
  const signIn =
    isUsable && user ? { app, user, smtpUrl, isStandIn: standIn !== undefined, stored } : undefined
  return { app, signIn }
}
