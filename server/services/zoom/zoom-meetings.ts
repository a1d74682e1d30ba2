import * as z from 'zod/mini'
import { ServiceError } from '#server/errors/service-error'
import type { ZoomApi } from './zoom-api.ts'

export interface ZoomMeeting {
  id: string
  joinUrl: string
}

interface MeetingTime {
  startsAt: Date
  minutes: number
}

interface NewMeeting extends MeetingTime {
  /** Stored in the agenda, so that the meeting can be found again: Zoom has no idempotency keys. */
  reference: string
  topic: string
  /** IANA name, in which Zoom shows it to the host. */
  zone: string
}

/** Meetings in the business's own Zoom account, one per call. */
export interface ZoomMeetings {
  /** @throws ServiceError; after any failure call `findMeeting` before creating again. */
  createMeeting(meeting: NewMeeting): Promise<ZoomMeeting>
  /** @throws ServiceError */
  findMeeting(reference: string): Promise<ZoomMeeting | undefined>
  /** Returns false if Zoom no longer has it. @throws ServiceError */
  moveMeeting(id: string, time: MeetingTime): Promise<boolean>
  /** Deletes it, if it is still there. @throws ServiceError */
  deleteMeeting(id: string): Promise<void>
}

const meeting = z.object({ id: z.number(), join_url: z.url({ protocol: /^https?$/ }) })
const listResponse = z.object({
  meetings: z.array(z.object({ ...meeting.shape, agenda: z.optional(z.string()) })),
  next_page_token: z.optional(z.string()),
})

const scheduled = 2
/** More pages than any account has. A longer list is an error, so that it is not taken for a missing meeting. */
const maxPages = 50
const thing = 'meeting'
const path = '/users/me/meetings'
const pathOf = (id: string) => `/meetings/${encodeURIComponent(id)}`

const meetingOf = ({ id, join_url: joinUrl }: z.output<typeof meeting>): ZoomMeeting => ({
  id: String(id),
  joinUrl,
})

/** Zoom accepts no milliseconds. */
const timeOf = ({ startsAt, minutes }: MeetingTime) => ({
  start_time: startsAt.toISOString().replace(/\.\d+Z$/, 'Z'),
  duration: minutes,
})

export function zoomMeetings({ call, change, deadline }: ZoomApi): ZoomMeetings {
  return {
    async createMeeting({ reference, topic, zone, ...time }) {
      const body = { type: scheduled, topic, agenda: reference, timezone: zone, ...timeOf(time) }
      return meetingOf(await call(meeting, { path, method: 'POST', body, thing, signal: deadline() }))
    },

    async findMeeting(reference) {
      const signal = deadline()
      let pageToken = ''
      for (let page = 0; page < maxPages; page += 1) {
        const query = new URLSearchParams({ type: 'scheduled', page_size: '300' })
        if (pageToken !== '') query.set('next_page_token', pageToken)
        const { meetings, next_page_token = '' } = await call(listResponse, {
          path: `${path}?${query}`,
          thing,
          signal,
        })
        const found = meetings.find(({ agenda }) => agenda === reference)
        if (found) return meetingOf(found)
        if (next_page_token === '') return undefined
        pageToken = next_page_token
      }
      throw new ServiceError('Zoom’s list of meetings did not end.')
    },

    moveMeeting: (id, time) =>
      change({ path: pathOf(id), method: 'PATCH', body: timeOf(time), thing, signal: deadline() }),

    async deleteMeeting(id) {
      await change({ path: pathOf(id), method: 'DELETE', thing, signal: deadline() })
    },
  }
}
