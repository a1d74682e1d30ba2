import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'

export interface Answer {
  status: number
  body?: unknown
  retryAfter?: string
}

export interface StandInMeeting {
  id: number
  topic: string
  agenda: string
  start_time: string
  duration: number
  timezone: string
  join_url: string
}

const newMeetingBody = z.object({
  type: z.literal(2),
  topic: z.string().check(z.minLength(1), z.maxLength(200)),
  agenda: z.string().check(z.maxLength(2000)),
  start_time: z.iso.datetime({ precision: 0 }),
  duration: z.int(),
  timezone: z.string(),
})
const movedBody = z.pick(newMeetingBody, { start_time: true, duration: true })

export const invalid = { status: 400, body: { code: 300, message: 'Validation Failed.' } }
export const unknownMeeting = { status: 404, body: { code: 3001, message: 'Meeting does not exist.' } }

/** The meetings of an account, as Zoom's API changes them. */
export function standInMeetings() {
  const meetings: StandInMeeting[] = []
  let lastId = 91_000_000_000

  async function create(request: IncomingMessage): Promise<Answer> {
    const given = z.safeParse(newMeetingBody, await json(request))
    if (!given.success) return invalid
    const { type: _, ...body } = given.data
    const id = (lastId += 1)
    const made = { ...body, id, join_url: `https://zoom.example/j/${id}?pwd=secret` }
    meetings.push(made)
    return { status: 201, body: made }
  }

  async function change(request: IncomingMessage, id: string): Promise<Answer> {
    const at = meetings.findIndex((each) => String(each.id) === id)
    const found = meetings[at]
    if (!found) return unknownMeeting
    if (request.method === 'DELETE') meetings.splice(at, 1)
    else if (request.method === 'PATCH') {
      const given = z.safeParse(movedBody, await json(request))
      if (!given.success) return invalid
      Object.assign(found, given.data)
    } else return { status: 405 }
    return { status: 204 }
  }

  return { meetings, create, change }
}
