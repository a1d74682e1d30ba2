import { normaliseEmail } from '#domain/email'
import * as z from 'zod/mini'
import { createZoomApi, type ZoomOptions } from './zoom-api.ts'
import { type ZoomMeetings, zoomMeetings } from './zoom-meetings.ts'

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

/** The registrations of the workshop's meeting, and meetings for calls. */
interface Zoom extends ZoomMeetings {
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
/** More registrants than any meeting has: an endless list is an error. */
const maxPages = 200
const longestName = 64
const thing = 'registration'

export function createZoom(options: ZoomOptions): Zoom {
  const api = createZoomApi(options)
  const path = `/meetings/${encodeURIComponent(options.meetingId)}/registrants`

  return {
    ...zoomMeetings(api),

    async signIn() {
      api.token.drop()
      await api.token.value(api.deadline())
    },

    async addRegistrant({ name, email, company }) {
      const [first = '', ...rest] = name.split(/\s+/)
      const last = rest.join(' ').slice(0, longestName).toWellFormed()
      const body = {
        email,
        first_name: first.slice(0, longestName).toWellFormed(),
        ...(last !== '' && { last_name: last }),
        org: company,
      }
      const added = await api.call(addedResponse, {
        path,
        method: 'POST',
        body,
        thing,
        signal: api.deadline(),
      })
      return { id: added.registrant_id, joinUrl: added.join_url }
    },

    async findRegistrant(email) {
      const signal = api.deadline()
      for (const status of ['approved', 'pending']) {
        let pageToken = ''
        for (let page = 0; page < maxPages; page += 1) {
          const query = new URLSearchParams({ status, page_size: '300' })
          if (pageToken !== '') query.set('next_page_token', pageToken)
          const { registrants, next_page_token = '' } = await api.call(listResponse, {
            path: `${path}?${query}`,
            thing,
            signal,
          })
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
