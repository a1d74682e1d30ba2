import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getDeliveryOverview } from '#contracts/get-delivery-overview'
import { deliveryStates } from '#domain/delivery-state'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { putDelivery } from '#test/put-delivery'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const denied = 'Google Sheets refused the row (403).'

async function ask<Answer>(name: string, body: object): Promise<Answer> {
  const answer = await createTestApp(database, { role: 'viewer' }).post(name, body)
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as Answer
}
const put = (values: Parameters<typeof putDelivery>[1]) => putDelivery(database.db, values)

test('every delivery is in exactly one list, and every count is that of its list', async () => {
  for (const state of deliveryStates) await put({ state })
  const { data } = await ask<OutputOf<typeof getDeliveryOverview>>('get-delivery-overview', {})
  const { needs_you: needsYou, ...lists } = data.counts
  expect(Object.values(lists).reduce((sum, { value }) => sum + value, 0)).toBe(deliveryStates.length)
  // Uncertain, and failed.
  expect(needsYou).toEqual({ value: 2, exact: true })
})

test('returns each connection’s day in half-hours, and its state', async () => {
  const now = Date.now()
  const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000)
  const sent = await put({
    state: 'delivered',
    attempts: 2,
    created_at: minutesAgo(41),
    delivered_at: minutesAgo(40),
  })
  const stuck = await put({ attempts: 5, last_error: denied, created_at: minutesAgo(90) })
  const attempt = (id: string, number: number, minutes: number, outcome: 'delivered' | 'failed' | 'lost') =>
    database.db
      .insert(deliveryAttempts)
      .values({ delivery_id: id, number, started_at: minutesAgo(minutes), took_ms: 5, outcome })
  await attempt(sent, 1, 100, 'failed')
  await attempt(sent, 2, 40, 'delivered')
  await attempt(stuck, 1, 5, 'lost')
  await attempt(stuck, 2, 25 * 60, 'failed')
  const { data } = await ask<OutputOf<typeof getDeliveryOverview>>('get-delivery-overview', {})
  const sheet = data.branches.find(({ name }) => name === 'spreadsheet')
  expect(sheet).toMatchObject({ connected: false, halfWithinMs: 60_000, needsOwner: 1, waits: 1 })
  expect(Date.parse(sheet?.since ?? '')).toBeCloseTo(minutesAgo(90).getTime(), -4)
  expect(sheet?.day).toHaveLength(48)
  expect(sheet?.day.at(-1)).toEqual({ delivered: 0, failed: 0, unsure: 1 })
  expect(sheet?.day.at(-2)).toEqual({ delivered: 1, failed: 0, unsure: 0 })
  expect(sheet?.day.at(-4)).toEqual({ delivered: 0, failed: 1, unsure: 0 })
  expect(sheet?.day.reduce((sum, part) => sum + part.failed, 0)).toBe(1)
})
