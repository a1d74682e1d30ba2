import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { callsPage } from '#server/queries/calls/listed-calls.server'
import { hourMs, second, withCalls } from '#test/call-desk'
import { exampleCall } from '#test/example-calls'

const { db, viewer, editor, requested, contact } = withCalls()

test('the office lists calls by view, with their contacts', async () => {
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

test('the oldest past call without an outcome is asked about, and each only once', async () => {
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

test('the calls of the day are those that are ahead until the business’s midnight', async () => {
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
