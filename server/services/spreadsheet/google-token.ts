import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { AccessToken } from '#server/services/cached-token'
import { type HostGuard, refusedHost } from '#server/services/host-guard'
import { networkCode } from '#server/services/network-code'
import { ServiceError } from '#server/errors/service-error'
import { jsonOf, serviceFetch } from '#server/services/service-fetch'

const serviceAccount = z.object({
  client_email: z.string(),
  private_key: z.string(),
  private_key_id: z.optional(z.string()),
  token_uri: z.optional(z.string()),
})

const tokenResponse = z.object({ access_token: z.string(), expires_in: z.number() })
const tokenRefusal = z.object({ error: z.string().check(z.regex(/^\w{1,40}$/)) })

/** More than any token service returns. */
const answerBytes = 64 * 1024

interface TokenOptions {
  /** The service account's key file as Google provides it, the JSON itself. */
  serviceAccountJson: string
  /** Default: the one in the JSON, otherwise Google's. */
  tokenUrl?: string | undefined
  scope: string
  timeoutMs: number
  /** Checks the address in the JSON. */
  guard?: HostGuard | undefined
}

/**
 * Exchanges an assertion signed by the service account for an access token (RFC 7523).
 * @throws ServiceError, never uncertain: a lost token does no harm.
 */
export async function fetchGoogleToken(options: TokenOptions): Promise<AccessToken> {
  const { assertion, tokenUrl } = await signAssertion(options)
  // A configured token address comes from the environment, so it is not checked.
  const guard = options.tokenUrl === undefined ? options.guard : undefined
  let status: number
  let answer: unknown
  try {
    const response = await serviceFetch(answerBytes, { guard })(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      signal: AbortSignal.timeout(options.timeoutMs),
    })
    status = response.status
    answer = await jsonOf(response)
  } catch (error) {
    throw (
      refusedHost(error) ??
      new ServiceError(`Google’s token service could not be reached (${networkCode(error)}).`)
    )
  }
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
    const reason = tokenRefusal.safeParse(answer).data?.error ?? status
    throw new ServiceError(
      `Google did not accept the service account (${reason}). Check its key and this machine’s clock.`,
    )
  }
  const token = tokenResponse.safeParse(answer)
  if (status !== 200 || !token.success) {
    throw new ServiceError(`Google’s token service did not give a token (${status}).`)
  }
  return { value: token.data.access_token, expiresAtMs: Date.now() + token.data.expires_in * 1000 }
}

async function signAssertion({ serviceAccountJson, tokenUrl, scope }: TokenOptions) {
  try {
    const account = serviceAccount.parse(JSON.parse(serviceAccountJson))
    const audience = tokenUrl ?? account.token_uri ?? 'https://oauth2.googleapis.com/token'
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({
        alg: 'RS256',
        typ: 'JWT',
        ...(account.private_key_id !== undefined && { kid: account.private_key_id }),
      })
      .setIssuer(account.client_email)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(account.private_key, 'RS256'))
    return { assertion, tokenUrl: audience }
  } catch {
    // The original error would quote the key.
    throw new ServiceError('What was entered is not the key of a service account.')
  }
}
