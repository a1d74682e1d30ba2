import { expect, test } from 'vitest'
import { calendars } from '#server/db/schema/calendars'
import { calls } from '#server/db/schema/calls'
import { first, hourMs, withCalls } from '#test/call-desk'
import { zoomMeeting } from '#server/deliveries/kinds/zoom-meeting'
import { confirmRequests } from './confirm-requests.ts'

const { db, current, requested, contact, news, sent, timeline } = withCalls()

const room = 'https://meet.example.com/us'
const confirm = (more: Partial<Parameters<typeof confirmRequests>[1]> = {}) =>
  confirmRequests(db(), {
    rules: { autoConfirms: true },
    ownRoom: room,
    isConnected: () => true,
    ...more,
  })

/** Stores a calendar that was read this many milliseconds after now. */
async function putCalendar(readInMs: number, busy: (readonly [number, number])[] = []) {
  const at = new Date(Date.now() + readInMs)
  const row = { id: crypto.randomUUID(), name: 'Work', address: 'sealed', tried_at: at, read_at: at, busy }
  await db()
    .insert(calendars)
    .values({ ...row, created_at: at })
}
const triedAt = async () => (await db().select().from(calendars)).map(({ tried_at }) => tried_at)

test('a request is confirmed once every calendar was read after it and none is busy at its time', async () => {
  await requested()
  await putCalendar(1_000)
  expect(await confirm()).toBe(1)
  expect(await confirm()).toBe(0)
  expect(await current()).toMatchObject({ state: 'booked', invitations: 1, join_url: null })
  expect(await contact()).toMatchObject({ status: 'call_booked', waiting_since: null })
  expect(await news()).toEqual(['requested', 'booked'])
  expect(await timeline()).toContain('call-booked')
})

test('a request waits while a calendar was last read before it, and that calendar is scheduled to be read', async () => {
  await putCalendar(-60_000)
  await putCalendar(hourMs)
  await requested()
  expect(await confirm()).toBe(0)
  expect((await current()).state).toBe('requested')
  expect((await triedAt()).filter((at) => at === null)).toHaveLength(1)
})

test('a calendar whose read failed after the request is not rescheduled, and the request waits for the owner', async () => {
  await requested()
  await putCalendar(1_000)
  await db().update(calendars).set({ read_at: null, fault: 'The calendar was not complete.' })
  expect(await confirm()).toBe(0)
  expect(await triedAt()).not.toContain(null)
})

test('a request whose time is busy in a calendar waits for the owner', async () => {
  await requested()
  await putCalendar(1_000)
  await putCalendar(1_000, [[first.getTime() + 60_000, first.getTime() + hourMs]])
  expect(await confirm()).toBe(0)
  expect((await current()).state).toBe('requested')
})

test('a video call is confirmed with the business’s join URL, and waits when neither that nor Zoom exists', async () => {
  await requested({ way: 'video' })
  await putCalendar(1_000)
  expect(await confirm({ ownRoom: undefined, isConnected: (kind) => kind !== zoomMeeting })).toBe(0)
  expect(await confirm()).toBe(1)
  expect(await current()).toMatchObject({ state: 'booked', join_url: room })
})

test('nothing is confirmed without a calendar, with automatic confirmation off, or after the answer was due', async () => {
  await requested()
  expect(await confirm()).toBe(0)
  await putCalendar(1_000)
  expect(await confirm({ rules: { autoConfirms: false } })).toBe(0)
  await db()
    .update(calls)
    .set({ answer_by: new Date(Date.now() - 1_000) })
  expect(await confirm()).toBe(0)
})

test('a video call without a join URL is confirmed while Zoom is connected, and a Zoom meeting is requested', async () => {
  const { id } = await requested({ way: 'video' })
  await putCalendar(1_000)
  expect(await confirm({ ownRoom: undefined })).toBe(1)
  const { version, ...call } = await current()
  expect(call).toMatchObject({ state: 'booked', join_url: null })
  expect(await sent('zoom-meeting')).toEqual([{ callId: id, version }])
})
