import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { deliveries, type Delivery } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { scoreRow } from '#server/deliveries/kinds/score-row'
import { ServiceError } from '#server/errors/service-error'
import { type TestDatabase, testDatabase } from '#test/database'
import { deliveryOf } from '#test/delivery-worker'
import { passTime } from '#test/pass-time'
import { markDelivered, markFailed } from './attempt-ends.ts'
import { deliverWithin } from './deliver.ts'
import { claim } from './ledger.ts'
import { expireLeases } from './waiting.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})

async function put(): Promise<string> {
  const key = randomUUID()
  await database.db.transaction((tx) => deliverWithin(tx)(scoreRow, { submissionId: key }, { key }))
  return (await deliveryOf(database, key)).id
}

async function begin(id: string): Promise<Delivery> {
  const { claimed } = await claim(database.db, eq(deliveries.id, id), { reachOf: () => 'connected' })
  if (!claimed) throw new Error('not claimed')
  return claimed
}

const fail = (claimed: Delivery, error: unknown) =>
  markFailed(database.db, claimed, { error, tookMs: 12.6, delayOf: () => 0 })

const attemptsOf = (id: string) =>
  database.db
    .select()
    .from(deliveryAttempts)
    .where(eq(deliveryAttempts.delivery_id, id))
    .orderBy(asc(deliveryAttempts.number))

test('records each attempt’s outcome and duration', async () => {
  const id = await put()
  await fail(await begin(id), new ServiceError('The service refused for now (503).'))
  await fail(await begin(id), new ServiceError('The service hung up.', { uncertain: true }))
  await fail(await begin(id), new TypeError('ada@example.com wrote: call me'))
  await markDelivered(database.db, await begin(id), { tookMs: 2_000, answer: '250 queued as 4711' })
  const attempts = await attemptsOf(id)
  expect(attempts.map(({ number, outcome, took_ms, answer }) => [number, outcome, took_ms, answer])).toEqual([
    [1, 'failed', 13, 'The service refused for now (503).'],
    [2, 'uncertain', 13, 'The service hung up.'],
    [3, 'failed', 13, 'An unexpected fault on our side; the log has the details.'],
    [4, 'delivered', 2_000, '250 queued as 4711'],
  ])
  const delivered = attempts[3]?.started_at.getTime() ?? 0
  const [row] = await database.db.select().from(deliveries).where(eq(deliveries.id, id))
  expect((row?.delivered_at?.getTime() ?? 0) - delivered).toBeGreaterThanOrEqual(1_999)
  expect((row?.delivered_at?.getTime() ?? 0) - delivered).toBeLessThan(2_100)
})

test('stores at most 500 storable characters of a response', async () => {
  const id = await put()
  await markDelivered(database.db, await begin(id), { tookMs: 1, answer: `\0${'x'.repeat(498)}😀` })
  const [attempt] = await attemptsOf(id)
  expect(attempt?.answer).toBe(`${'x'.repeat(498)}\uFFFD`)
})

test('records an attempt as lost if its process never reported its end', async () => {
  const id = await put()
  const begun = await begin(id)
  const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now')
  await passTime(database, 1.6)
  await fail(await begin(id), new ServiceError('The service refused for now (503).'))
  const [lost, ...rest] = await attemptsOf(id)
  expect(lost).toMatchObject({ number: 1, outcome: 'lost', took_ms: null, answer: null })
  expect(Math.abs((rows[0]?.now.getTime() ?? 0) - 96_000 - (lost?.started_at.getTime() ?? 0))).toBeLessThan(
    500,
  )
  expect(rest).toMatchObject([{ number: 2, outcome: 'failed' }])

  // The suspended process resumes, and its attempt ends after all.
  await markDelivered(database.db, begun, { tookMs: 99_000 })
  expect(await attemptsOf(id)).toMatchObject([
    { number: 1, outcome: 'delivered', took_ms: 99_000 },
    { number: 2, outcome: 'failed' },
  ])
})

test('records the outcome of an attempt that ended after another had claimed its delivery', async () => {
  const id = await put()
  const first = await begin(id)
  await passTime(database, 1.6)
  await markDelivered(database.db, await begin(id), { tookMs: 5 })
  expect(await fail(first, new ServiceError('The service hung up.', { uncertain: true }))).toBeUndefined()
  expect(await attemptsOf(id)).toMatchObject([{ outcome: 'uncertain' }, { outcome: 'delivered' }])
})

test('records the start time of the attempt that was running when a single process died', async () => {
  const id = await put()
  await begin(id)
  const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now')
  await expireLeases(database.db)
  await begin(id)
  const [lost] = await attemptsOf(id)
  expect(lost?.outcome).toBe('lost')
  expect(Math.abs((rows[0]?.now.getTime() ?? 0) - (lost?.started_at.getTime() ?? 0))).toBeLessThan(500)
})

test('deletes attempts with their delivery', async () => {
  const id = await put()
  await markDelivered(database.db, await begin(id), { tookMs: 5 })
  await database.db.delete(deliveries)
  expect(await attemptsOf(id)).toEqual([])
  // Ending an attempt of a deleted delivery changes nothing.
  await markDelivered(database.db, { id, attempts: 1 }, { tookMs: 5 })
  expect(await database.db.$count(deliveryAttempts)).toBe(0)
})
