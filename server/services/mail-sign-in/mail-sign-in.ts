import type { MailSignIn } from '#server/settings/mail-sign-in'
import { beginSignIn, verifierOf } from './begin-sign-in.ts'
import { requestToken, SignInRefusedError } from './request-token.ts'
import type { SignInApp, SignInCalls } from './sign-in-app.ts'
import type { MailSignInUse } from './sign-in-providers.ts'
import { signInProviders } from './sign-in-providers.ts'
import { formatSignIn } from './stored-sign-in.ts'

interface MailSignInOptions extends SignInCalls {
  /** The app in the current settings; undefined until one is saved. */
  app(): Promise<SignInApp | undefined>
  /** The site's secret. */
  secret: string
  /** The OAuth redirect URI that is registered with the provider. */
  redirectUri(): string
  /** The uses to request, by the current settings. */
  uses(): Promise<readonly MailSignInUse[]>
  now(): Date
}

export function createMailSignIn(options: MailSignInOptions): MailSignIn {
  const { secret, redirectUri, now } = options
  async function registeredApp(): Promise<SignInApp> {
    const app = await options.app()
    if (!app) throw new SignInRefusedError('Enter the app’s id and secret first, and save them.')
    return app
  }
  return {
    redirectUri,
    async begin(sessionId) {
      const app = await registeredApp()
      const uses = await options.uses()
      return beginSignIn({ app, secret, sessionId, now: now(), redirectUri: redirectUri(), uses })
    },
    async finish({ code, state, sessionId }) {
      const app = await registeredApp()
      const verifier = verifierOf(state, { app, secret, sessionId, now: now() })
      if (verifier === undefined)
        throw new SignInRefusedError(
          'This sign-in was begun elsewhere, or more than 15 minutes ago. Begin it again.',
        )
      const grant = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri(),
        code_verifier: verifier,
      }
      const { refreshToken, email } = await requestToken(app, grant, options)
      const { provider, clientId } = app
      if (refreshToken === undefined)
        throw new SignInRefusedError(
          `${signInProviders[provider].name} gave no lasting permission. Remove the site’s access there, and sign in again.`,
        )
      return { signIn: formatSignIn({ provider, clientId, refreshToken }), email }
    },
  }
}
