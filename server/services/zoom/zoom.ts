import { normaliseEmail } from '#domain/email'
import { withoutTrailingSlashes } from '#domain/without-trailing-slashes'
import * as z from 'zod/mini'
import { cachedToken } from '#server/services/cached-token'
import { ServiceError } from '#server/errors/service-error'
import { jsonOf, serviceFetch } from '#server/services/service-fetch'
import { noAnswer } from '#server/services/call-failure'
import { refusal } from './zoom-failure.ts'
import { fetchZoomToken } from './zoom-token.ts'

interface ZoomOptions {
  accountId: string
  clientId: string
  clientSecret: string
  meetingId: string
  /** With `/v2`. */
  apiUrl?: string | undefined
  tokenUrl?: string | undefined
  /** The timeout of one call, including a new token. */
  timeoutMs?: number | undefined
}

interface MeetingPerson {
  name: string
  /** Normalized. */
  email: string
  company: string
}

interface Registrant {
  id: string
  /** Missing until the host has approved. */
  joinUrl: string | undefined
}

/** The registrations of one Zoom meeting. */
interface Zoom {
  /**
   * Zoom accepts three of these a day per person.
   * @throws ServiceError; after any failure call `findRegistrant` before adding again.
   */
  addRegistrant(person: MeetingPerson): Promise<Registrant>
  /** @throws ServiceError */
  findRegistrant(email: string): Promise<Registrant | undefined>
  /** Fetches an access token, whether or not there is one already. @throws ServiceError */
  signIn(): Promise<void>
}

const joinUrl = z.optional(z.url({ protocol: /^https?$/ }))
const addedResponse = z.object({ registrant_id: z.string(), join_url: joinUrl })
const listResponse = z.object({
  registrants: z.array(z.object({ id: z.string(), email: z.string(), join_url: joinUrl })),
  next_page_token: z.optional(z.string()),
})
const failedResponse = z.object({ code: z.number(), message: z.string() })

/** More registrants than any meeting has: an endless list is an error. */
const maxPages = 200
const longestName = 64
/** A page of 300 registrants has a tenth of it. */
const answerBytes = 4 * 1024 * 1024

export function createZoom(options: ZoomOptions): Zoom {
  const { meetingId, apiUrl = 'https://api.zoom.us/v2', timeoutMs = 10_000 } = options
  const registrantsUrl = `${withoutTrailingSlashes(apiUrl)}/meetings/${encodeURIComponent(meetingId)}/registrants`
  const token = cachedToken((signal) => fetchZoomToken(options, signal))
  const ask = serviceFetch(answerBytes)

  /**
   * The API's response, parsed by `schema`.
   * @throws ServiceError
   */
  async function call<Answer extends z.ZodMiniType>(
    schema: Answer,
    url: string,
    signal: AbortSignal,
    body?: object,
  ): Promise<z.output<Answer>> {
    const writes = body !== undefined
    const request = async () => {
      // Before the request, so that a failure here is never taken for a lost registration.
      const authorization = `Bearer ${await token.value(signal)}`
      try {
        const response = await ask(url, {
          method: writes ? 'POST' : 'GET',
          headers: { authorization, ...(writes && { 'content-type': 'application/json' }) },
          ...(writes && { body: JSON.stringify(body) }),
          signal,
        })
        return { response, answer: await jsonOf(response) }
      } catch (error) {
        throw noAnswer('Zoom', error, writes)
      }
    }
    let { response, answer } = await request()
    if (response.status === 401) {
      // The token was revoked early, and nothing was done: a new one may succeed.
      token.drop()
      ;({ response, answer } = await request())
    }
    const { status, headers } = response
    if (!response.ok) {
      if (status === 401) token.drop()
      const { code, message } = failedResponse.safeParse(answer).data ?? {}
      throw refusal({ status, code, message, retryAfter: headers.get('retry-after'), writes })
    }
    const parsed = z.safeParse(schema, answer)
    if (parsed.success) return parsed.data
    throw new ServiceError('Zoom gave an answer that makes no sense.', {
      uncertain: writes,
    })
  }

  return {
    async signIn() {
      token.drop()
      await token.value(AbortSignal.timeout(timeoutMs))
    },

    async addRegistrant({ name, email, company }) {
      const [first = '', ...rest] = name.split(/\s+/)
      const last = rest.join(' ').slice(0, longestName).toWellFormed()
      const added = await call(addedResponse, registrantsUrl, AbortSignal.timeout(timeoutMs), {
        email,
        first_name: first.slice(0, longestName).toWellFormed(),
        ...(last !== '' && { last_name: last }),
        org: company,
      })
      return { id: added.registrant_id, joinUrl: added.join_url }
    },

    async findRegistrant(email) {
      const signal = AbortSignal.timeout(timeoutMs)
      for (const status of ['approved', 'pending']) {
        let pageToken = ''
        for (let page = 0; page < maxPages; page += 1) {
          const query = new URLSearchParams({ status, page_size: '300' })
          if (pageToken !== '') query.set('next_page_token', pageToken)
          const { registrants, next_page_token = '' } = await call(
            listResponse,
            `${registrantsUrl}?${query}`,
            signal,
          )
          const found = registrants.find((each) => normaliseEmail(each.email) === email)
          if (found) return { id: found.id, joinUrl: found.join_url }
          if (next_page_token === '') break
          pageToken = next_page_token
        }
      }
      return undefined
    },
  }
}
