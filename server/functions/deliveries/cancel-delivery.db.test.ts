import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type DeliveryState, deliveryStates } from '#domain/delivery-state'
import { deliveries } from '#server/db/schema/deliveries'
import { claim } from '#server/deliveries/ledger/ledger'
import { markDelivered } from '#server/deliveries/ledger/attempt-ends'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function put(state: DeliveryState): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  await database.db.insert(deliveries).values({
    id,
    kind: 'score-mail',
    dedupe_key: id,
    payload: { submissionId: id },
    state,
    attempts: 1,
    last_error: 'Refused.',
    next_attempt_at: now,
    lease_until: state === 'sending' ? new Date(now.getTime() + 60_000) : null,
    created_at: now,
  })
  return id
}

const rowOf = async (id: string) =>
  (await database.db.select().from(deliveries).where(eq(deliveries.id, id)))[0]
const cancel = (id: string) => createTestApp(database, { role: 'editor' }).post('cancel-delivery', { id })
const take = (id: string) => claim(database.db, eq(deliveries.id, id), { reachOf: () => 'connected' })

test('cancel-delivery cancels a delivery that is not running, logs it and keeps its last response', async () => {
  for (const state of ['pending', 'uncertain', 'held', 'failed', 'not_connected'] as const) {
    const id = await put(state)
    const before = await rowOf(id)
    for (let presses = 0; presses < 2; presses += 1)
      expect((await cancel(id)).body['data']).toEqual({ id, state: 'cancelled' })
    expect(await rowOf(id)).toEqual({ ...before, state: 'cancelled', next_attempt_at: null })
    expect((await take(id)).foundDue).toBe(false)
    expect((await loggedIn(database)).filter(({ subject_id }) => subject_id === id)).toMatchObject([
      {
        action: 'cancel-delivery',
        before: { state, next_attempt_at: expect.stringContaining('T') },
        after: { state: 'cancelled', next_attempt_at: null },
      },
    ])
  }
})

test('cancel-delivery returns 409 for a running, delivered or not-sent delivery and changes nothing', async () => {
  for (const state of ['sending', 'delivered', 'not_sent'] as const) {
    const id = await put(state)
    const before = await rowOf(id)
    const answer = await cancel(id)
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
    expect(await rowOf(id)).toEqual(before)
  }
  expect((await cancel(randomUUID())).status).toBe(404)
  // Covers every state.
  expect(deliveryStates).toHaveLength(10)
})

test('an attempt that ends after its delivery was canceled still records the outcome', async () => {
  const id = await put('pending')
  const { claimed } = await take(id)
  if (!claimed) throw new Error('not claimed')
  // Its process stopped waiting: uncertain, and then cancelled.
  await database.db.update(deliveries).set({ state: 'uncertain' }).where(eq(deliveries.id, id))
  expect((await cancel(id)).status).toBe(200)
  await markDelivered(database.db, claimed, { tookMs: 90_000, answer: '250 OK' })
  expect(await rowOf(id)).toMatchObject({ state: 'delivered' })
})
