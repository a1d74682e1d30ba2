import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { listCalls } from '#contracts/list-calls'
import { type callStates, callViews } from '#domain/call-rules'
import { deliveries } from '#server/db/schema/deliveries'
import { calls } from '#server/db/schema/calls'
import { callsPage } from '#server/queries/calls/listed-calls.server'
import { first, hourMs, second, withCalls } from '#test/call-desk'
import { exampleCall } from '#test/example-calls'

const { db, visitor, viewer, editor, requested, linkOf, contact } = withCalls()

test('list-calls returns the calls of a view with their contacts, and the counts of all views', async () => {
  const { id } = await requested()
  const past = exampleCall({
    id: crypto.randomUUID(),
    state: 'booked',
    starts_at: new Date(Date.now() - hourMs),
  })
  const off = exampleCall({ id: crypto.randomUUID(), state: 'declined', starts_at: second })
  await db().insert(calls).values([past, off])
  const { post } = viewer()
  const list = async (view: string) => (await post('list-calls', { filters: { view } })).body
  expect(await list('upcoming')).toMatchObject({
    data: [{ id, state: 'requested', contact: { id: (await contact())?.id } }],
    counts: {
      upcoming: { value: 1 },
      past: { value: 1 },
      off: { value: 1 },
      requested: { value: 1 },
      unmarked: { value: 1 },
    },
    businessZone: 'America/New_York',
  })
  expect(await list('past')).toMatchObject({ data: [{ id: past.id, contact: null }] })
  expect(await list('off')).toMatchObject({ data: [{ id: off.id }] })
})

test('list-calls names the oldest past call without an outcome, and none once every call has one', async () => {
  const ago = (hours: number, more: Parameters<typeof exampleCall>[0] = {}) =>
    exampleCall({
      id: crypto.randomUUID(),
      state: 'booked',
      starts_at: new Date(Date.now() - hours * hourMs),
      ...more,
    })
  const oldest = ago(50, { name: 'Viktor Hrustic' })
  const newest = ago(2)
  const marked = [ago(90, { state: 'came' }), ago(80, { state: 'no_show' }), ago(70, { state: 'canceled' })]
  await db()
    .insert(calls)
    .values([oldest, newest, ...marked])
  const list = async () => (await viewer().post('list-calls', { filters: { view: 'unmarked' } })).body
  expect(await list()).toMatchObject({
    oldestUnmarked: { id: oldest.id, name: 'Viktor Hrustic' },
    data: [{ id: oldest.id }, { id: newest.id }],
    count: { value: 2 },
    counts: { unmarked: { value: 2 } },
  })
  for (const { id } of [oldest, newest])
    expect((await editor().post('mark-call', { id, outcome: 'came' })).status).toBe(200)
  expect(await list()).toMatchObject({ oldestUnmarked: null, data: [], counts: { unmarked: { value: 0 } } })
})

test('the count of today’s calls covers those ahead until midnight in the business’s zone', async () => {
  // In Kiritimati it is already Tuesday when New York's Monday begins.
  const now = new Date('2026-11-23T15:00:00Z')
  const at = (time: string, state: 'booked' | 'requested' | 'canceled' = 'booked') =>
    exampleCall({ id: crypto.randomUUID(), state, starts_at: new Date(time) })
  await db()
    .insert(calls)
    .values([
      at('2026-11-23T14:00:00Z'),
      at('2026-11-23T20:00:00Z', 'requested'),
      at('2026-11-24T04:15:00Z'),
      at('2026-11-23T22:00:00Z', 'canceled'),
      at('2026-11-24T05:00:00Z'),
    ])
  const page = (zone: string) => callsPage(db(), { sort: 'time', limit: 10, now, zone })
  expect((await page('America/New_York')).counts.today).toEqual({ value: 2, exact: true })
  expect((await page('Pacific/Kiritimati')).counts.today).toEqual({ value: 3, exact: true })
})

test('list-calls returns which side moved a call last and from when, also when it is back at an old time', async () => {
  const { id } = await requested()
  const token = await linkOf(id, 'call')
  const move = async (startsAt: Date) =>
    (await visitor().post('move-call', { token, startsAt: startsAt.toISOString(), zone: 'Europe/Berlin' }))
      .body
  const listed = async () => {
    const { body } = await viewer().post('list-calls', {})
    const { data, counts } = body as unknown as OutputOf<typeof listCalls>
    return { move: data[0]?.move, moved: counts.moved.value, byThem: counts.movedByThem.value }
  }
  expect(await listed()).toEqual({ move: null, moved: 0, byThem: 0 })
  expect(await move(second)).toEqual({ data: { state: 'moved' } })
  const byThem = { by: 'them', at: expect.any(String), before: first.toISOString() }
  expect(await listed()).toEqual({ move: byThem, moved: 1, byThem: 1 })
  const later = '2099-06-01T10:00:00.000Z'
  await editor().post('reschedule-call', { id, version: 1, startsAt: later })
  const byUs = { by: 'us', at: expect.any(String), before: second.toISOString() }
  expect(await listed()).toEqual({ move: byUs, moved: 1, byThem: 0 })
  expect(await move(first)).toEqual({ data: { state: 'moved' } })
  expect(await listed()).toEqual({ move: { ...byThem, before: later }, moved: 1, byThem: 1 })
  // The business moves it back to a time that the visitor had chosen.
  await editor().post('reschedule-call', { id, version: 3, startsAt: later })
  await editor().post('reschedule-call', { id, version: 4, startsAt: first.toISOString() })
  expect(await listed()).toEqual({ move: { ...byUs, before: later }, moved: 1, byThem: 0 })
  expect((await viewer().post('list-calls', { filters: { view: 'moved' } })).body).toMatchObject({
    data: [{ id }],
    count: { value: 1 },
  })
  // The next call of the same person was never moved.
  await requested({ startsAt: second.toISOString() })
  expect((await viewer().post('list-calls', { filters: { view: 'moved' } })).body['count']).toEqual({
    value: 1,
    exact: true,
  })
})

test('counts of booked and attended calls cover 30 days, and every count equals the rows of its view', async () => {
  const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hourMs)
  const day = 24
  const put = (state: (typeof callStates)[number], starts: number, booked: number | null) =>
    exampleCall({
      id: crypto.randomUUID(),
      state,
      starts_at: hoursFromNow(starts),
      booked_at: booked === null ? null : hoursFromNow(booked),
    })
  await db()
    .insert(calls)
    .values([
      put('booked', 5 * day, -1 * day),
      put('came', -2 * day, -29 * day),
      put('came', -3 * day, -31 * day),
      put('no_show', -4 * day, -5 * day),
      put('came', -31 * day, -40 * day),
      put('no_show', -32 * day, -40 * day),
      put('requested', 6 * day, null),
      put('canceled', 7 * day, -2 * day),
    ])
  const list = async (view: string) =>
    (await viewer().post('list-calls', { filters: { view } })).body as unknown as OutputOf<typeof listCalls>
  const { counts } = await list('booked')
  expect(counts).toMatchObject({ booked: { value: 3 }, came: { value: 2 }, marked: { value: 3 } })
  for (const view of callViews) {
    const { data, count } = await list(view)
    expect([view, data.length, count]).toEqual([view, counts[view].value, counts[view]])
  }
})

test('list-calls returns the failed mail about a call until a later one is queued', async () => {
  const { id } = await requested()
  const failedMail = async () => {
    const { body } = await viewer().post('list-calls', {})
    return (body as unknown as OutputOf<typeof listCalls>).data[0]?.failedMailId
  }
  expect(await failedMail()).toBeNull()
  await db()
    .update(deliveries)
    .set({ state: 'failed', last_error: '550 No such user' })
    .where(eq(deliveries.kind, 'call-mail'))
  const [mail] = await db().select().from(deliveries).where(eq(deliveries.kind, 'call-mail'))
  expect(await failedMail()).toBe(mail?.id)
  await editor().post('confirm-call', { id, version: 0 })
  expect(await failedMail()).toBeNull()
})
