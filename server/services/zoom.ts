import { withoutTrailingSlashes } from '#domain/without-trailing-slashes'
import * as z from 'zod/mini'
import { keptToken } from './kept-token.ts'
import { ServiceError } from '#server/errors/service-error'
import { jsonOf, serviceFetch } from './service-fetch.ts'
import { noAnswer } from './call-failure.ts'
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
  /** For one call with everything it needs, a new token included. */
  timeoutMs?: number
}

export interface MeetingPerson {
  name: string
  /** Normalised. */
  email: string
  company: string
}

export interface Registrant {
  id: string
  /** Missing while the host still has to approve. */
  joinUrl: string | undefined
}

/** The registrations of one Zoom meeting. */
export interface Zoom {
  /**
   * Zoom takes three of these a day for one person.
   * @throws ServiceError; after any failure ask `findRegistrant` before adding again.
   */
  addRegistrant(person: MeetingPerson): Promise<Registrant>
  /** @throws ServiceError */
  findRegistrant(email: string): Promise<Registrant | undefined>
}

const joinUrl = z.optional(z.url({ protocol: /^https?$/ }))
const addedAnswer = z.object({ registrant_id: z.string(), join_url: joinUrl })
const listAnswer = z.object({
  registrants: z.array(z.object({ id: z.string(), email: z.string(), join_url: joinUrl })),
  next_page_token: z.optional(z.string()),
})
const failedAnswer = z.object({ code: z.number(), message: z.string() })

/** More registrants than any meeting takes: a list that never ends is a fault. */
const maxPages = 200
const longestName = 64
/** A page of 300 registrants has a tenth of it. */
const answerBytes = 4 * 1024 * 1024

export function createZoom(options: ZoomOptions): Zoom {
  const { meetingId, apiUrl = 'https://api.zoom.us/v2', timeoutMs = 10_000 } = options
  const registrantsUrl = `${withoutTrailingSlashes(apiUrl)}/meetings/${encodeURIComponent(meetingId)}/registrants`
  const token = keptToken((signal) => fetchZoomToken(options, signal))
  const ask = serviceFetch(answerBytes)

  /** What the API answered, parsed by `schema`. @throws ServiceError */
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
      // The token was taken back before its time, and nothing was done: a new one may do it.
      token.drop()
      ;({ response, answer } = await request())
    }
    const { status, headers } = response
    if (!response.ok) {
      if (status === 401) token.drop()
      const { code, message } = failedAnswer.safeParse(answer).data ?? {}
      throw refusal({ status, code, message, retryAfter: headers.get('retry-after'), writes })
    }
    const parsed = z.safeParse(schema, answer)
    if (parsed.success) return parsed.data
    throw new ServiceError('Zoom gave an answer that makes no sense. Check ZOOM_API_URL.', {
      uncertain: writes,
    })
  }

  return {
    async addRegistrant({ name, email, company }) {
      const [first = '', ...rest] = name.split(/\s+/)
      const last = rest.join(' ').slice(0, longestName).toWellFormed()
      const added = await call(addedAnswer, registrantsUrl, AbortSignal.timeout(timeoutMs), {
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
            listAnswer,
            `${registrantsUrl}?${query}`,
            signal,
          )
          const found = registrants.find((each) => each.email.toLowerCase() === email)
          if (found) return { id: found.id, joinUrl: found.join_url }
          if (next_page_token === '') break
          pageToken = next_page_token
        }
      }
      return undefined
    },
  }
}
