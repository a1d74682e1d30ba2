import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { heldUntil } from '#domain/call-rules'
import { calls } from '#server/db/schema/calls'
import { deliveries } from '#server/db/schema/deliveries'
import { first, hourMs, second, withCalls } from '#test/call-desk'
import { exampleCall, exampleRules } from '#test/example-calls'
import { exampleBodies } from '#test/examples'

const { db, visitor, editor, viewer, current, requested, linkOf, contact, sent, news, timeline } = withCalls()

/** A time outside the visitors' hours and beyond their horizon. */
const anyTime = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 5, 7, 3, 15))

const reschedule = (call: { id: string; version: number }, startsAt: Date, more: object = {}) =>
  editor().post('reschedule-call', {
    id: call.id,
    version: call.version,
    startsAt: startsAt.toISOString(),
    ...more,
  })

test('a booked call moved by the business to any time stays booked, and visitor and webhook are notified', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  const { status, body } = await reschedule(await current(), anyTime, { note: 'A trip came up.' })
  expect(status, body.error).toBe(200)
  expect(await current()).toMatchObject({
    state: 'booked',
    starts_at: anyTime,
    held_until: heldUntil(anyTime, 30, exampleRules),
    invitations: 2,
    booked_at: expect.any(Date),
  })
  expect(await contact()).toMatchObject({ status: 'call_booked', waiting_since: null })
  expect(await timeline()).toEqual(['call', 'call-booked', 'call-moved-by-us'])
  expect(await news()).toEqual(['requested', 'booked', 'moved-by-us'])
  const events = (await sent('webhook')) as { kind: string; body: string }[]
  const moved = events.find(({ kind }) => kind === 'call-moved-by-us')
  expect(JSON.parse(moved?.body ?? '')).toMatchObject({
    type: 'call.moved_by_us',
    data: {
      answers: {
        startsAt: anyTime.toISOString(),
        before: first.toISOString(),
        note: 'A trip came up.',
      },
    },
  })
  expect(await sent('owner-notice')).toMatchObject([{ kind: 'call' }])
  // The old time is free, and the link of the visitor still moves the call.
  const other = { ...exampleBodies['book-call'], email: 'ben@example.com', startsAt: first.toISOString() }
  expect((await visitor().post('book-call', other)).body).toMatchObject({ data: { state: 'requested' } })
  const back = { token: await linkOf(id, 'call'), startsAt: second.toISOString(), zone: 'Europe/Berlin' }
  expect((await visitor().post('move-call', back)).body).toEqual({ data: { state: 'moved' } })
})

test('rescheduling a request books it, stops the clock and cannot be undone', async () => {
  const call = await requested()
  const { body } = await reschedule(call, second)
  expect(await current()).toMatchObject({ state: 'booked', starts_at: second, invitations: 1 })
  expect(await contact()).toMatchObject({ status: 'call_booked', waiting_since: null })
  expect(body['logId']).toBeNull()
  // The button in the owner's mail about the request finds it confirmed.
  const token = await linkOf(call.id, 'call-decision')
  expect((await visitor().post('confirm-call-by-link', { token })).body).toEqual({
    data: { state: 'already' },
  })
})

test('reschedule-call refuses a past time and one that overlaps another call or its buffer', async () => {
  const call = await requested()
  const other = exampleCall({ id: crypto.randomUUID(), state: 'booked', starts_at: anyTime })
  await db().insert(calls).values(other)
  const minutesLater = (minutes: number) => new Date(anyTime.getTime() + minutes * 60_000)
  const withBuffer = other.minutes + exampleRules.bufferMinutes
  for (const startsAt of [anyTime, minutesLater(withBuffer - 1), minutesLater(1 - withBuffer)]) {
    expect(await reschedule(call, startsAt)).toMatchObject({
      status: 422,
      body: {
        issues: [{ path: 'startsAt', message: 'Another call has that time. Please pick another one.' }],
      },
    })
  }
  expect((await reschedule(call, new Date(Date.now() - 1000))).status).toBe(422)
  const [still] = await db().select().from(calls).where(eq(calls.id, call.id))
  expect(still).toEqual(call)
  expect((await reschedule(call, minutesLater(withBuffer))).status).toBe(200)
  expect((await reschedule({ id: call.id, version: 1 }, minutesLater(-withBuffer))).status).toBe(200)
})

test('a past call can be rescheduled until its outcome is marked, a canceled one cannot', async () => {
  const past = exampleCall({ state: 'booked', starts_at: new Date(Date.now() - 30 * hourMs), invitations: 1 })
  await db().insert(calls).values(past)
  expect((await reschedule(past, first)).status).toBe(200)
  expect(await current()).toMatchObject({ state: 'booked', starts_at: first })
  for (const state of ['no_show', 'came', 'canceled', 'declined', 'lapsed'] as const) {
    await db().update(calls).set({ state, starts_at: past.starts_at, held_until: past.held_until })
    expect((await reschedule(await current(), first)).status, state).toBe(409)
  }
})

test('rescheduling a video call requires a join URL, and returns 409 if the call changed since it was read', async () => {
  const call = await requested({ way: 'video' })
  expect(await reschedule(call, second)).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'joinUrl' }] },
  })
  const joinUrl = 'https://meet.example.com/ada'
  expect((await reschedule({ ...call, version: 7 }, second, { joinUrl })).status).toBe(409)
  expect((await reschedule(call, second, { joinUrl })).status).toBe(200)
  expect(await current()).toMatchObject({ join_url: joinUrl })
  // A repeated call moves it only once.
  expect((await reschedule(call, second, { joinUrl })).status).toBe(200)
  expect(await current()).toMatchObject({ version: 1, invitations: 1 })
})

test('reschedule-call is logged, and returns 403 for a viewer', async () => {
  const call = await requested()
  await reschedule(call, second)
  const { body } = await viewer().post('list-log', { limit: 5 })
  expect(body['data']).toMatchObject([
    { action: 'reschedule-call', before: { state: 'requested' }, after: { state: 'booked' } },
  ])
  const forbidden = { id: call.id, version: 1, startsAt: first.toISOString() }
  expect((await viewer().post('reschedule-call', forbidden)).status).toBe(403)
})

test('of two concurrent moves of different calls to one time, one succeeds', async () => {
  const [one, other] = ['2099-06-01T10:00:00Z', '2099-06-02T10:00:00Z'].map((time) =>
    exampleCall({ id: crypto.randomUUID(), state: 'booked', starts_at: new Date(time) }),
  )
  if (!one || !other) throw new Error('no calls')
  await db().insert(calls).values([one, other])
  const statuses = (await Promise.all([reschedule(one, anyTime), reschedule(other, anyTime)])).map(
    ({ status }) => status,
  )
  expect(new Set(statuses)).toEqual(new Set([200, 422]))
  const mails = await db().select().from(deliveries).where(eq(deliveries.kind, 'call-mail'))
  expect(mails).toHaveLength(1)
})
