import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { putDelivery } from '#test/put-delivery'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const editor = () => createTestApp(database, { role: 'editor' })

async function ask<Answer>(name: string, body: object): Promise<Answer> {
  const answer = await editor().post(name, body)
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as Answer
}

/** Stores a mail that was captured this many hours ago. */
const put = (hours: number, values: Parameters<typeof putDelivery>[1] = {}) =>
  putDelivery(database.db, {
    kind: 'score-mail',
    lane: 'mail',
    mail: 'visitor',
    recipient: 'ada@example.com',
    state: 'not_connected',
    captured_at: hoursAgo(hours),
    created_at: hoursAgo(hours),
    ...values,
  })

const rowOf = async (id: string) =>
  (await database.db.select().from(deliveries).where(eq(deliveries.id, id)))[0]
const waiting = { view: 'not_connected' as const }

test('cancel-deliveries cancels a filtered list as one action, whose undo keeps those changed since', async () => {
  const [old, older, changed] = [await put(100), await put(200), await put(150)]
  const current = await put(1)
  const answer = await ask<{ data: { cancelled: string[] }; logId: string }>('cancel-deliveries', {
    filter: { filters: { ...waiting, unsent: 'stale' } },
    expectedCount: 3,
  })
  expect(answer.data.cancelled.toSorted()).toEqual([old, older, changed].toSorted())
  expect(await rowOf(old)).toMatchObject({ state: 'cancelled' })
  expect(await rowOf(current)).toMatchObject({ state: 'not_connected' })
  await database.db.update(deliveries).set({ state: 'delivered' }).where(eq(deliveries.id, changed))
  const undone = await ask<{ data: { kept: number }; logId: string }>('undo', { logId: answer.logId })
  expect(undone.data.kept).toBe(1)
  expect(await rowOf(old)).toMatchObject({ state: 'not_connected', captured_at: expect.any(Date) })
  expect(await rowOf(changed)).toMatchObject({ state: 'delivered' })
  // Undoing the undo cancels them again.
  await ask('undo', { logId: undone.logId })
  expect(await rowOf(older)).toMatchObject({ state: 'cancelled' })
})

test('cancel-deliveries returns 409 for a wrong expected count, and skips running deliveries', async () => {
  const sending = await put(1, { state: 'sending' })
  await put(1)
  const answer = await editor().post('cancel-deliveries', { filter: { filters: waiting }, expectedCount: 2 })
  expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
  const named = await ask<{ data: { cancelled: string[] } }>('cancel-deliveries', { ids: [sending] })
  expect(named.data.cancelled).toEqual([])
})

test('cancel-deliveries with orMore cancels the oldest of a list, call by call', async () => {
  const ids = [await put(9), await put(8), await put(7)]
  const filter = { filters: { ...waiting, unsent: 'current' } }
  for (const expected of [ids.slice(0, 2), ids.slice(2)]) {
    const { data } = await ask<{ data: { cancelled: string[] } }>('cancel-deliveries', {
      filter,
      expectedCount: expected.length,
      orMore: true,
    })
    expect(data.cancelled.toSorted()).toEqual(expected.toSorted())
  }
})
