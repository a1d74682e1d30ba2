import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { deliveryOf, startTestWorker, type TestWorker } from '#test/delivery-worker'
import { exampleAnswers, exampleBodies } from '#test/examples'
import {
  type SheetsMode,
  type SheetsStandIn,
  startSheetsStandIn,
} from '#server/services/spreadsheet/stand-in'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { scoreRow } from './score-row.ts'

let database: TestDatabase
let sheets: SheetsStandIn
let worker: TestWorker | undefined

beforeAll(async () => {
  sheets = await startSheetsStandIn()
})
beforeEach(async () => {
  database = await testDatabase()
  sheets.behave('ok')
  sheets.behave('ok', { of: 'tokens' })
  sheets.rows.length = 0
  sheets.requests.length = 0
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})
afterAll(() => sheets.stop())

/** A scorecard whose row is due; returns the delivery's key. */
async function submitScorecard(changes: object = {}): Promise<string> {
  const submissionId = randomUUID()
  const formData = { ...exampleAnswers, ...changes }
  const body = { ...exampleBodies['send-to-sheets'], formData, submissionId }
  expect((await createTestApp(database).post('send-to-sheets', body)).status).toBe(200)
  return `score-row:${submissionId}`
}

const idOf = (key: string) => key.slice('score-row:'.length)
const isDelivered = ({ state }: { state: string }) => state === 'delivered'
const appends = () => sheets.requests.filter((request) => request.includes(':append')).length

test('appends the row once and reports it as delivered', async () => {
  const key = await submitScorecard()
  worker = await startTestWorker(database, { sheets })
  expect(await worker.until(key, isDelivered)).toMatchObject({ attempts: 1, last_error: null })
  expect(sheets.rows).toEqual([
    [
      idOf(key),
      expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      'Ada Example',
      'ada@example.com',
      'https://www.linkedin.com/in/ada-example',
      'tech',
      'small',
      14,
      'The System Architect',
      10_500,
      'some',
      'some-automation',
      'sales, admin',
      'manual',
      'standard',
      'moderate',
      'lead-nurture',
      '11-20',
      'me',
      '100-250',
    ],
  ])
})

test('writes visitors’ input as text, never as a formula', async () => {
  const key = await submitScorecard({ fullName: '=cmd|calc!A1', linkedin: '+1 or @ada' })
  worker = await startTestWorker(database, { sheets })
  await worker.until(key, isDelivered)
  expect(sheets.rows[0]).toMatchObject({ 2: "'=cmd|calc!A1", 4: "'+1 or @ada" })
})

test.for<[SheetsMode, 'pending' | 'uncertain', string]>([
  ['refuse', 'pending', 'could not be reached'],
  ['stall', 'uncertain', 'did not answer'],
  [400, 'pending', 'refused the row (400)'],
  [401, 'pending', 'Check the service account’s key'],
  [403, 'pending', 'Share it with the account'],
  [404, 'pending', 'Check the spreadsheet’s id'],
  [429, 'pending', 'cannot take the row now (429)'],
  [500, 'pending', 'cannot take the row now (500)'],
  [502, 'uncertain', 'cannot take the row now (502)'],
  [503, 'pending', 'cannot take the row now (503)'],
  ['nonsense', 'uncertain', 'makes no sense'],
  ['die-after-accepting', 'uncertain', 'did not answer'],
])('appends one row after a spreadsheet responded with %s', async ([mode, state, text]) => {
  sheets.behave(mode)
  const key = await submitScorecard()
  worker = await startTestWorker(database, { sheets, timeoutMs: mode === 'stall' ? 400 : undefined })
  const failed = await worker.until(
    key,
    (delivery) => delivery.state === state && delivery.last_error?.includes(text) === true,
  )
  expect(failed.last_error).not.toContain('@')

  sheets.behave('ok')
  const delivered = await worker.until(key, isDelivered)
  expect(delivered.attempts).toBeGreaterThan(failed.attempts)
  expect(delivered.last_error).toBeNull()
  expect(sheets.rows.map(([id]) => id)).toEqual([idOf(key)])
})

test('appends one row after a token service failed', async () => {
  sheets.behave(503, { of: 'tokens' })
  const key = await submitScorecard()
  worker = await startTestWorker(database, { sheets })
  const failed = await worker.until(key, ({ last_error }) => last_error !== null)
  expect(failed.last_error).toContain('did not give a token (503)')
  sheets.behave('ok', { of: 'tokens' })
  await worker.until(key, isDelivered)
  expect(sheets.rows).toHaveLength(1)
})

test('waits for a slow spreadsheet', async () => {
  sheets.behave('late', { delayMs: 100 })
  const key = await submitScorecard()
  worker = await startTestWorker(database, { sheets })
  expect(await worker.until(key, isDelivered)).toMatchObject({ attempts: 1 })
  expect(sheets.rows).toHaveLength(1)
})

test('is delivered once the spreadsheet service is available again', async () => {
  await sheets.down()
  const key = await submitScorecard()
  worker = await startTestWorker(database, { sheets })
  await worker.until(key, ({ last_error }) => last_error !== null)
  await sheets.up()
  await worker.until(key, isDelivered)
  expect(sheets.rows).toHaveLength(1)
})

test('waits as long as the spreadsheet’s Retry-After requests', async () => {
  sheets.behave(429, { retryAfter: '17' })
  const key = await submitScorecard()
  const asked: unknown[] = []
  const delayOf = (...given: unknown[]) => {
    asked.push(given)
    return 60_000
  }
  worker = await startTestWorker(database, { sheets, delayOf })
  const { next_attempt_at } = await worker.until(key, ({ last_error }) => last_error !== null)
  expect(asked).toEqual([[1, expect.any(Number), 17]])
  expect(next_attempt_at?.getTime()).toBeGreaterThan(Date.now() + 50_000)
})

test('waits while no spreadsheet is connected, and is sent once one is', async () => {
  const key = await submitScorecard()
  worker = await startTestWorker(database)
  const waiting = await worker.until(key, ({ state }) => state === 'not_connected')
  expect(waiting).toMatchObject({ attempts: 0, next_attempt_at: null, last_error: null })
  await worker.stop()
  worker = await startTestWorker(database, { sheets })
  expect(await worker.until(key, isDelivered)).toMatchObject({ attempts: 1 })
  expect(sheets.rows).toHaveLength(1)
})

test.for([
  ['appended the row', true],
  ['did not append the row', false],
] as const)('resumes a delivery whose dead process %s', async ([, hadAppended]) => {
  const key = await submitScorecard()
  const lease_until = new Date(Date.now() - 1)
  await database.db.update(deliveries).set({
    state: 'sending',
    attempts: 1,
    first_attempted_at: new Date(),
    lease_until,
  })
  if (hadAppended) sheets.rows.push([idOf(key)])
  worker = await startTestWorker(database, { sheets })
  expect(await worker.until(key, isDelivered)).toMatchObject({ attempts: 2 })
  expect(sheets.rows.map(([id]) => id)).toEqual([idOf(key)])
  expect(appends()).toBe(hadAppended ? 0 : 1)
  expect(sheets.requests.find((request) => request.includes('/values/'))).toMatch(/^GET /)
})

test('does not touch what another process is sending', async () => {
  // Started first: a process that starts on the embedded database is the only one, and releases all leases.
  worker = await startTestWorker(database, { sheets })
  const key = await database.db.transaction(async (tx) => {
    const sending = `score-row:${randomUUID()}`
    await deliverWithin(tx)(scoreRow, { submissionId: idOf(sending) }, { key: sending })
    await tx.update(deliveries).set({ state: 'sending', lease_until: new Date(Date.now() + 60_000) })
    return sending
  })
  const other = await submitScorecard()
  await worker.until(other, isDelivered)
  expect(await deliveryOf(database, key)).toMatchObject({ state: 'sending', attempts: 0 })
  expect(sheets.rows.map(([id]) => id)).toEqual([idOf(other)])
})
