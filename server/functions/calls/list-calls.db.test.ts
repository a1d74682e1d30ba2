import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { hourMs, second, withCalls } from '#test/call-desk'
import { exampleCall } from '#test/example-calls'

const { db, viewer, requested, contact } = withCalls()

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
