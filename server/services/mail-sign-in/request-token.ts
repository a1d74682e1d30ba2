import { decodeJwt } from 'jose'
import * as z from 'zod/mini'
import { ServiceError } from '#server/errors/service-error'
import type { AccessToken } from '#server/services/cached-token'
import { refusedHost } from '#server/services/host-guard'
import { networkCode } from '#server/services/network-code'
import { jsonOf, serviceFetch } from '#server/services/service-fetch'
import { type SignInApp, type SignInCalls, tokenUrlOf } from './sign-in-app.ts'
import { signInProviders } from './sign-in-providers.ts'

const tokenResponse = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.coerce.number(),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  id_token: z.optional(z.string()),
})
const tokenRefusal = z.object({
  error: z.string().check(z.regex(/^\w{1,40}$/)),
  error_description: z.optional(z.string()),
})
const idClaims = z.object({ email: z.optional(z.string()), preferred_username: z.optional(z.string()) })

/** More than any token service returns. */
const answerBytes = 256 * 1024

export interface GrantedToken extends AccessToken {
  /** The new refresh token, if the provider rotates them. */
  refreshToken?: string | undefined
  /** The address of the person who signed in. */
  email?: string | undefined
}

/** The provider refused permanently: a retry cannot help, only a person can. */
export class SignInRefusedError extends ServiceError {}

/**
 * Exchanges a code or a refresh token for an access token (RFC 6749).
 * @throws ServiceError, never uncertain: a lost token does no harm; {@link SignInRefusedError} when a retry cannot help
 */
export async function requestToken(
  app: SignInApp,
  grant: Readonly<Record<string, string>>,
  { guard, timeoutMs = 10_000 }: SignInCalls,
): Promise<GrantedToken> {
  const { name } = signInProviders[app.provider]
  let status: number
  let answer: unknown
  try {
    const call = serviceFetch(answerBytes, { guard: app.tokenUrl === undefined ? guard : undefined })
    const response = await call(tokenUrlOf(app), {
      method: 'POST',
      body: new URLSearchParams({ client_id: app.clientId, client_secret: app.clientSecret, ...grant }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    status = response.status
    answer = await jsonOf(response)
  } catch (error) {
    throw (
      refusedHost(error) ??
      new ServiceError(`${name}’s sign-in could not be reached (${networkCode(error)}).`)
    )
  }
  const refusal = tokenRefusal.safeParse(answer).data
  if (status >= 400 && status < 500 && refusal && isFinal(refusal.error)) throw refused(name, refusal)
  const token = tokenResponse.safeParse(answer)
  if (status !== 200 || !token.success) {
    throw new ServiceError(`${name}’s sign-in gave no token (${refusal?.error ?? status}).`)
  }
  const { access_token: value, expires_in: seconds, refresh_token: refreshToken, id_token: id } = token.data
  return { value, expiresAtMs: Date.now() + seconds * 1000, refreshToken, email: id && emailIn(id) }
}

const appErrors = ['invalid_client', 'unauthorized_client']
const personErrors = ['invalid_grant', 'interaction_required', 'consent_required', 'access_denied']
const isFinal = (error: string) => [...appErrors, ...personErrors, 'invalid_scope'].includes(error)

function refused(name: string, { error, error_description: text = '' }: z.output<typeof tokenRefusal>) {
  // The rest of Microsoft's text names accounts and addresses.
  const [code] = /AADSTS\d{3,8}/.exec(text) ?? []
  const reason = [error, code].filter(Boolean).join(', ')
  return new SignInRefusedError(
    appErrors.includes(error)
      ? `${name} does not accept the app (${reason}). Its secret may have expired: make a new one there, enter it here and sign in again.`
      : `${name} has ended the sign-in (${reason}). Sign in again under Settings, Connections.`,
  )
}

/** The signature is not checked, because the token service sent it directly (OpenID Connect Core, 3.1.3.7). */
function emailIn(idToken: string): string | undefined {
  try {
    const { email, preferred_username: name } = idClaims.parse(decodeJwt(idToken))
    return [email, name].find((each) => each?.includes('@'))
  } catch {
    return undefined
  }
}
