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
    rules: { confirmsItself: true },
    ownRoom: room,
    isConnected: () => true,
    ...more,
  })

/** A calendar that was read so long after now. */
async function putCalendar(readInMs: number, busy: (readonly [number, number])[] = []) {
  const at = new Date(Date.now() + readInMs)
  const row = { id: crypto.randomUUID(), name: 'Work', address: 'sealed', tried_at: at, read_at: at, busy }
  await db()
    .insert(calendars)
    .values({ ...row, created_at: at })
}
const triedAt = async () => (await db().select().from(calendars)).map(({ tried_at }) => tried_at)

test('a request is confirmed once every calendar was read after it and has its time free', async () => {
  await requested()
  await putCalendar(1_000)
  expect(await confirm()).toBe(1)
  expect(await confirm()).toBe(0)
  expect(await current()).toMatchObject({ state: 'booked', invitations: 1, join_url: null })
  expect(await contact()).toMatchObject({ status: 'call_booked', waiting_since: null })
  expect(await news()).toEqual(['requested', 'booked'])
  expect(await timeline()).toContain('call-booked')
})

test('calendars that were read before the request are read again first', async () => {
  await putCalendar(-60_000)
  await putCalendar(hourMs)
  await requested()
  expect(await confirm()).toBe(0)
  expect((await current()).state).toBe('requested')
  expect((await triedAt()).filter((at) => at === null)).toHaveLength(1)
})

test('one that was tried since is not asked again, and its request waits for the owner', async () => {
  await requested()
  await putCalendar(1_000)
  await db().update(calendars).set({ read_at: null, fault: 'The calendar was not complete.' })
  expect(await confirm()).toBe(0)
  expect(await triedAt()).not.toContain(null)
})

test('a time that a calendar has taken by then waits for the owner', async () => {
  await requested()
  await putCalendar(1_000)
  await putCalendar(1_000, [[first.getTime() + 60_000, first.getTime() + hourMs]])
  expect(await confirm()).toBe(0)
  expect((await current()).state).toBe('requested')
})

test('a video call is confirmed with the business’s own room, and waits without one and Zoom', async () => {
  await requested({ way: 'video' })
  await putCalendar(1_000)
  expect(await confirm({ ownRoom: undefined, isConnected: (kind) => kind !== zoomMeeting })).toBe(0)
  expect(await confirm()).toBe(1)
  expect(await current()).toMatchObject({ state: 'booked', join_url: room })
})

test('nothing is confirmed without a calendar, while the owner has not chosen it, or after its answer was due', async () => {
  await requested()
  expect(await confirm()).toBe(0)
  await putCalendar(1_000)
  expect(await confirm({ rules: { confirmsItself: false } })).toBe(0)
  await db()
    .update(calls)
    .set({ answer_by: new Date(Date.now() - 1_000) })
  expect(await confirm()).toBe(0)
})

test('a video call without a room is confirmed while Zoom is connected, and Zoom is asked for a meeting', async () => {
  const { id } = await requested({ way: 'video' })
  await putCalendar(1_000)
  expect(await confirm({ ownRoom: undefined })).toBe(1)
  const { version, ...call } = await current()
  expect(call).toMatchObject({ state: 'booked', join_url: null })
  expect(await sent('zoom-meeting')).toEqual([{ callId: id, version }])
})
