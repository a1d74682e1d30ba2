import * as z from 'zod/mini'
import type { AccessToken } from '#server/services/cached-token'
import { networkCode } from '#server/services/network-code'
import { ServiceError } from '#server/errors/service-error'
import { jsonOf, serviceFetch } from '#server/services/service-fetch'

const tokenResponse = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() })
const tokenRefusal = z.object({ error: z.string().check(z.regex(/^\w{1,40}$/)) })

interface TokenOptions {
  accountId: string
  clientId: string
  clientSecret: string
  tokenUrl?: string | undefined
}

/** More than any token service returns. */
const answerBytes = 64 * 1024

/**
 * Fetches a token for the account's own app (server-to-server OAuth, grant `account_credentials`).
 * @throws ServiceError, never uncertain: a lost token does no harm.
 */
export async function fetchZoomToken(
  { accountId, clientId, clientSecret, tokenUrl = 'https://zoom.us/oauth/token' }: TokenOptions,
  signal: AbortSignal,
): Promise<AccessToken> {
  let status: number
  let answer: unknown
  try {
    const response = await serviceFetch(answerBytes)(tokenUrl, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId }),
      signal,
    })
    status = response.status
    answer = await jsonOf(response)
  } catch (error) {
    throw new ServiceError(`Zoom’s token service could not be reached (${networkCode(error)}).`)
  }
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
    const reason = tokenRefusal.safeParse(answer).data?.error ?? status
    throw new ServiceError(
      `Zoom did not accept the app (${reason}). Check the account’s id, and the app’s id and secret.`,
    )
  }
  const token = tokenResponse.safeParse(answer)
  if (status !== 200 || !token.success) {
    throw new ServiceError(`Zoom’s token service did not give a token (${status}).`)
  }
  return { value: token.data.access_token, expiresAtMs: Date.now() + token.data.expires_in * 1000 }
}
