import { heldUntil } from '#domain/call-rules'
import { openTimes } from '#domain/open-times'
import type { Db } from '#server/db/connect'
import { calls } from '#server/db/schema/calls'
import type { Call } from '#server/queries/calls/calls.server'
import { serviceSettingsOf } from '#server/settings/service-settings'

const dayMs = 24 * 3_600_000

/** The reply promise and business hours of a site whose owner has set none. */
export const examplePromise = serviceSettingsOf({}, undefined).replyPromise

/** The call rules of a site whose owner has set none. */
export const exampleRules = serviceSettingsOf({}, undefined).callRules

/** The open times of a site without calls. */
export const freeTimes = (now = new Date(), minutes = 30): Date[] =>
  openTimes({ minutes, rules: exampleRules, held: [], now })

/** Returns the open times from the fifth day on, which do not pass during a test. */
export function timesOfLaterDays(): Date[] {
  const begins = `${new Date(Date.now() + 5 * dayMs).toISOString().slice(0, 10)}T`
  return freeTimes().filter((time) => time.toISOString() > begins)
}

/** Returns a row of `calls`, by default requested for the last open time. */
export function exampleCall(given: Partial<Call> = {}): Call {
  const now = new Date()
  const startsAt = given.starts_at ?? freeTimes(now).at(-1) ?? now
  return {
    id: '7c9f3a50-0000-4000-8000-000000000001',
    type: 'intro',
    state: 'requested',
    starts_at: startsAt,
    minutes: 30,
    held_until: heldUntil(startsAt, 30, exampleRules),
    zone: 'Europe/Berlin',
    name: 'Ada Example',
    email: 'ada@example.com',
    phone: '+49 555 0100',
    way: 'phone',
    broken: 'Quotes wait in my inbox.',
    answers: [],
    scorecard_id: null,
    join_url: null,
    zoom_meeting_id: null,
    answer_by: now,
    requested_at: now,
    booked_at: null,
    note: null,
    invitations: 0,
    version: 0,
    changed_at: now,
    created_at: now,
    ...given,
  }
}

/** The calls that the examples of the functions are about. */
export const exampleCalls = {
  requested: '7c9f3a50-0000-4000-8000-000000000001',
  booked: '7c9f3a50-0000-4000-8000-000000000002',
  past: '7c9f3a50-0000-4000-8000-000000000003',
  /** Booked, and about to be moved. */
  moving: '7c9f3a50-0000-4000-8000-000000000004',
} as const

export async function putExampleCalls(db: Db): Promise<void> {
  const [last, beforeIt, third] = freeTimes().toReversed()
  const requested = exampleCall({ id: exampleCalls.requested, starts_at: last ?? new Date() })
  const booked = exampleCall({
    id: exampleCalls.booked,
    state: 'booked',
    starts_at: beforeIt ?? new Date(),
    invitations: 1,
  })
  const past = exampleCall({
    id: exampleCalls.past,
    state: 'booked',
    starts_at: new Date(Date.now() - dayMs),
    invitations: 1,
  })
  const moving = exampleCall({
    id: exampleCalls.moving,
    state: 'booked',
    starts_at: third ?? new Date(),
    invitations: 1,
  })
  await db.insert(calls).values([requested, booked, past, moving])
}
