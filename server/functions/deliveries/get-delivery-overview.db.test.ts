import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getDeliveryOverview } from '#contracts/get-delivery-overview'
import { deliveryStates } from '#domain/delivery-state'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { putDelivery } from '#test/put-delivery'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function ask<Answer>(name: string, body: object): Promise<Answer> {
  const answer = await createTestApp(database, { role: 'viewer' }).post(name, body)
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as Answer
}
const put = (values: Parameters<typeof putDelivery>[1]) => putDelivery(database.db, values)

test('get-delivery-overview counts every delivery in exactly one list, besides to_decide and needs_you', async () => {
  for (const state of deliveryStates) await put({ state })
  const { data } = await ask<OutputOf<typeof getDeliveryOverview>>('get-delivery-overview', {})
  const { to_decide: toDecide, needs_you: _n, ...lists } = data.counts
  expect(Object.values(lists).reduce((sum, { value }) => sum + value, 0)).toBe(deliveryStates.length)
  // The uncertain and the failed delivery need a decision.
  expect(toDecide).toEqual({ value: 2, exact: true })
})
