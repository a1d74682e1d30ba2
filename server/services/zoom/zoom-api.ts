import { withoutTrailingSlashes } from '#domain/without-trailing-slashes'
import * as z from 'zod/mini'
import { cachedToken } from '#server/services/cached-token'
import { ServiceError } from '#server/errors/service-error'
import { jsonOf, serviceFetch } from '#server/services/service-fetch'
import { noResponseError } from '#server/services/request-failure'
import { refusal, type ZoomThing } from './zoom-failure.ts'
import { fetchZoomToken } from './zoom-token.ts'

export interface ZoomOptions {
  accountId: string
  clientId: string
  clientSecret: string
  /** The meeting of the readiness workshop. */
  meetingId: string
  /** With `/v2`. */
  apiUrl?: string | undefined
  tokenUrl?: string | undefined
  /** The timeout of one call, including a new token. */
  timeoutMs?: number | undefined
}

interface Call {
  /** Appended to the API's address. */
  path: string
  /** Default: GET. */
  method?: 'POST' | 'PATCH' | 'DELETE'
  body?: object
  /** What the call is about, for the message of a failure. */
  thing: ZoomThing
  signal: AbortSignal
}

const failedResponse = z.object({ code: z.number(), message: z.string() })

/** The size limit of a response: ten times a page of 300 registrants. */
const maxResponseBytes = 4 * 1024 * 1024

/** Zoom's API, called with a token that is fetched when it is needed. */
export function createZoomApi(options: ZoomOptions) {
  const { apiUrl = 'https://api.zoom.us/v2', timeoutMs = 10_000 } = options
  const token = cachedToken((signal) => fetchZoomToken(options, signal))
  const ask = serviceFetch(maxResponseBytes)

  /**
   * The API's response, successful or not.
   * @throws ServiceError
   */
  async function responseTo({ path, method, body, signal }: Call) {
    const request = async () => {
      // The token is fetched before the request, so that its failure is never taken for a lost write.
      const authorization = `Bearer ${await token.value(signal)}`
      try {
        const response = await ask(withoutTrailingSlashes(apiUrl) + path, {
          method: method ?? 'GET',
          headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
          signal,
        })
        return { response, answer: await jsonOf(response) }
      } catch (error) {
        throw noResponseError('Zoom', error, method !== undefined)
      }
    }
    const first = await request()
    if (first.response.status !== 401) return first
    // The token was revoked early, and nothing was done: a new one may succeed.
    token.drop()
    const second = await request()
    if (second.response.status === 401) token.drop()
    return second
  }

  function failureOf({ response, answer }: Awaited<ReturnType<typeof responseTo>>, { method, thing }: Call) {
    const writes = method !== undefined
    const { status, ok, headers } = response
    if (ok) return new ServiceError('Zoom gave an answer that makes no sense.', { uncertain: writes })
    const { code, message } = failedResponse.safeParse(answer).data ?? {}
    return refusal({ status, code, message, retryAfter: headers.get('retry-after'), writes, thing })
  }

  return {
    token,
    deadline: () => AbortSignal.timeout(timeoutMs),

    /**
     * The API's response, parsed by `schema`.
     * @throws ServiceError
     */
    async call<Answer extends z.ZodMiniType>(schema: Answer, call: Call): Promise<z.output<Answer>> {
      const reply = await responseTo(call)
      const parsed = z.safeParse(schema, reply.answer)
      if (reply.response.ok && parsed.success) return parsed.data
      throw failureOf(reply, call)
    },

    /**
     * Changes or deletes something. Returns false if Zoom does not have it.
     * @throws ServiceError
     */
    async change(call: Call & { method: 'PATCH' | 'DELETE' }): Promise<boolean> {
      const reply = await responseTo(call)
      const { status } = reply.response
      if (status === 204 || status === 404) return status === 204
      throw failureOf(reply, call)
    },
  }
}

export type ZoomApi = ReturnType<typeof createZoomApi>
