import { ServiceError } from '#server/errors/service-error'
import { cachedToken } from '#server/services/cached-token'
import type { SecretStore } from '#server/settings/secret-store'
import { requestToken, SignInRefusedError } from './request-token.ts'
import type { SignInApp, SignInCalls } from './sign-in-app.ts'
import { scopesFor, signInProviders, type MailSignInUse } from './sign-in-providers.ts'
import { formatSignIn, parseSignIn } from './stored-sign-in.ts'

export interface SignInTokens {
  /**
   * Returns an access token, which is renewed before it expires.
   * @param renew fetches a new one in any case, because the service refused the last
   * @throws ServiceError
   */
  accessToken(options?: { renew?: boolean }): Promise<string>
}

interface SignInTokensOptions extends SignInCalls {
  app: SignInApp
  /** Where the sign-in is stored. */
  store: SecretStore
  uses: readonly MailSignInUse[]
}

/** A signal that never aborts, because each call to the provider has its own timeout. */
const untilItsDeadline = new AbortController().signal

/** Access tokens of a stored sign-in. Stores new refresh tokens, and a refusal by the provider. */
export function createSignInTokens({ app, store, uses, ...calls }: SignInTokensOptions): SignInTokens {
  const token = cachedToken(async () => {
    const before = (await store.read()) ?? ''
    const signIn = parseSignIn(before)
    if (!signIn)
      throw new ServiceError(`Nobody has signed in with ${signInProviders[app.provider].name} yet.`)
    if (signIn.refusal !== undefined) throw new SignInRefusedError(signIn.refusal)
    const grant = {
      grant_type: 'refresh_token',
      refresh_token: signIn.refreshToken,
      scope: scopesFor(app.provider, uses).join(' '),
    }
    try {
      const granted = await requestToken(app, grant, calls)
      const { refreshToken = signIn.refreshToken } = granted
      if (refreshToken !== signIn.refreshToken)
        await store.replace(before, formatSignIn({ ...signIn, refreshToken }), { isAnnounced: false })
      return granted
    } catch (error) {
      if (error instanceof SignInRefusedError)
        await store.replace(before, formatSignIn({ ...signIn, refusal: error.message }), {
          isAnnounced: true,
        })
      throw error
    }
  })
  return {
    async accessToken({ renew = false } = {}) {
      if (renew) token.drop()
      return token.value(untilItsDeadline)
    },
  }
}
