import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { ServiceError } from '#server/services/service-error'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { deliveryOf, startTestWorker, type TestWorker } from '#test/delivery-worker'
import { exampleAnswers } from '#test/examples'
import { deliverWithin } from './deliver.ts'
import { claim, markDelivered, markFailed, sweep } from './ledger.ts'
import { retryDelayMs } from './schedule.ts'
import { scoreMail } from './score-mail.ts'

let database: TestDatabase
const workers: TestWorker[] = []

beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

const minuteMs = 60_000
const now = new Date()
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * minuteMs)

/** Writes a mail into the ledger; it can be claimed, but speaks of no scorecard. */
async function putMail(options: { key?: string; recipient?: string } = {}): Promise<string> {
  const { key = randomUUID(), recipient = 'ada@example.com' } = options
  const { db, queue } = database
  await db.transaction((tx) =>
    deliverWithin(tx, queue, now)(scoreMail, { submissionId: key }, { key, recipient }),
  )
  return (await deliveryOf(database, key)).id
}

const take = (id: string, at = now) =>
  claim(database.db, database.queue, id, { isConnected: () => true, now: at })

async function claimed(id: string) {
  const delivery = await take(id)
  if (!delivery) throw new Error('not claimed')
  return delivery
}

async function ledgerRow(id: string) {
  const [row] = await database.db.select().from(deliveries).where(eq(deliveries.id, id))
  return row
}

/** What the jobs ring for. */
async function rungFor(): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select jsonb_array_elements_text(data -> 'deliveryIds') as id from pgboss.job where name like 'delivery.%'`,
  )
  return rows.map(({ id }) => id)
}

/** Two on one database, before there is anything to do: on the embedded one a start frees all leases. */
async function startTwoWorkers(): Promise<TestWorker> {
  const worker = await startTestWorker(database)
  workers.push(worker, await startTestWorker(database))
  return worker
}

/** Submits one scorecard each; returns their mails' keys. */
async function submitScorecards(emails: string[]): Promise<string[]> {
  const { post } = createTestApp(database)
  return Promise.all(
    emails.map(async (email) => {
      const submissionId = randomUUID()
      const body = { score: 14, formData: { ...exampleAnswers, email }, submissionId }
      expect((await post('send-score-email', body)).status).toBe(200)
      return `score-mail:${submissionId}`
    }),
  )
}

test('writes neither ledger row nor job when the submission is rolled back', async () => {
  const { db, queue } = database
  const key = randomUUID()
  const submission = db.transaction(async (tx) => {
    await deliverWithin(tx, queue, now)(scoreMail, { submissionId: key }, { key })
    throw new Error('the rest of the submission failed')
  })
  await expect(submission).rejects.toThrow('the rest')
  expect(await db.$count(deliveries)).toBe(0)
  expect(await rungFor()).toEqual([])
})

test('writes the same key once, however many rings there are for it', async () => {
  const key = randomUUID()
  const [id = ''] = await Promise.all(Array.from({ length: 8 }, () => putMail({ key })))
  expect(await database.db.$count(deliveries)).toBe(1)
  const rung = await rungFor()
  expect(rung).toContain(id)
  const claims = await Promise.all(rung.map((each) => take(each)))
  expect(claims.filter(Boolean)).toHaveLength(1)
})

test('rings for many in few jobs, and for each once', async () => {
  const { db, queue } = database
  const due = Array.from({ length: 23 }, () => ({ kind: 'score-mail', id: randomUUID() }))
  await db.transaction((tx) => queue.ring(tx, due))
  expect((await rungFor()).toSorted()).toEqual(due.map(({ id }) => id).toSorted())
  expect((await database.pool.query('select from pgboss.job')).rowCount).toBe(3)
})

test('gives one delivery to one of many who ask at once', async () => {
  const id = await putMail()
  const taken = await Promise.all(Array.from({ length: 8 }, () => take(id)))
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect(await ledgerRow(id)).toMatchObject({ state: 'sending', attempts: 1, first_attempted_at: now })
})

test('puts off the fourth mail of an hour to one address, whoever asks', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => putMail()))
  const elsewhere = await putMail({ recipient: 'ben@example.com' })
  const taken = await Promise.all(ids.map((id) => take(id)))
  const sending = taken.filter((delivery) => delivery !== undefined)
  expect(sending).toHaveLength(3)
  expect(await take(elsewhere)).toBeDefined()
  for (const { id } of sending) await markDelivered(database.db, id, now)

  const putOff = ids.filter((id) => !sending.some((delivery) => delivery.id === id))
  for (const id of putOff) {
    expect(await ledgerRow(id)).toMatchObject({ state: 'pending', attempts: 0 })
    expect((await ledgerRow(id))?.next_attempt_at?.getTime()).toBeGreaterThanOrEqual(
      minutesLater(59).getTime(),
    )
    // An attempt may take a minute and a half: only then the hour of its mail is surely over.
    expect(await take(id, minutesLater(61))).toBeUndefined()
    expect(await take(id, minutesLater(62))).toBeDefined()
  }
})

const failAt = async (id: string, at: Date, uncertain: boolean) => {
  const taken = await take(id, at)
  if (!taken) return false
  const error = new ServiceError('The mail server hung up.', { uncertain })
  await markFailed(database.db, database.queue, taken, { error, now: at, delayOf: () => 0 })
  return true
}

test('counts a mail that may have arrived each time it goes out', async () => {
  const [lost, next] = [await putMail(), await putMail()]
  for (const minute of [0, 1, 2]) expect(await failAt(lost, minutesLater(minute), true)).toBe(true)
  expect(await failAt(lost, minutesLater(3), true)).toBe(false)
  expect(await take(next, minutesLater(3))).toBeUndefined()
  expect((await ledgerRow(lost))?.next_attempt_at?.getTime()).toBeGreaterThanOrEqual(
    minutesLater(60).getTime(),
  )
  // The first is over an hour old by then: one more, and no second.
  expect(await failAt(lost, minutesLater(61.6), true)).toBe(true)
  expect(await failAt(lost, minutesLater(61.7), true)).toBe(false)
})

test('does not count what was surely refused', async () => {
  const [refused, next] = [await putMail(), await putMail()]
  for (const minute of [0, 1, 2, 3, 4]) expect(await failAt(refused, minutesLater(minute), false)).toBe(true)
  expect((await ledgerRow(refused))?.sent_at).toEqual([])
  expect(await take(next, minutesLater(5))).toBeDefined()
})

test('sends three mails to one address when two workers have five', async () => {
  const worker = await startTwoWorkers()
  const keys = await submitScorecards(Array<string>(5).fill('ada@example.com'))
  const isSettled = ({ state, next_attempt_at }: { state: string; next_attempt_at: Date | null }) =>
    state === 'delivered' || (next_attempt_at?.getTime() ?? 0) > Date.now() + 50 * minuteMs
  const settled = await Promise.all(keys.map((key) => worker.until(key, isSettled)))
  expect(settled.filter((delivery) => delivery.state === 'delivered')).toHaveLength(3)
  expect(settled.filter((delivery) => delivery.state === 'pending')).toHaveLength(2)
  expect(workers.flatMap((each) => each.keptMails())).toHaveLength(3)
})

test('delivers each of many once with two workers', async () => {
  const emails = Array.from({ length: 24 }, (_, index) => `visitor${index}@example.com`)
  const worker = await startTwoWorkers()
  const keys = await submitScorecards(emails)
  const done = await Promise.all(keys.map((key) => worker.until(key, ({ state }) => state === 'delivered')))
  expect(done.map((delivery) => delivery.attempts)).toEqual(keys.map(() => 1))
  const kept = workers.flatMap((each) => each.keptMails())
  expect(kept.toSorted()).toEqual(keys.map((key) => `${key.replace(':', '.')}.eml`).toSorted())
})

test('gives up 72 hours after the first attempt, not before', async () => {
  const { db, queue } = database
  const first = await claimed(await putMail())
  const failure = { error: new ServiceError('The mail server refused for now (451).'), delayOf: retryDelayMs }
  const later = { ...first, first_attempted_at: now, attempts: 20 }
  const almost = minutesLater(72 * 60 - 1)
  expect(await markFailed(db, queue, later, { ...failure, now: almost })).toBe('pending')
  const next = (await ledgerRow(first.id))?.next_attempt_at?.getTime() ?? 0
  expect(next - almost.getTime()).toBeGreaterThanOrEqual(6 * 60 * minuteMs)

  const rung = await rungFor()
  expect(await markFailed(db, queue, later, { ...failure, now: minutesLater(72 * 60) })).toBe('failed')
  expect(await ledgerRow(first.id)).toMatchObject({
    state: 'failed',
    next_attempt_at: null,
    last_error: 'The mail server refused for now (451).',
  })
  expect(await rungFor()).toEqual(rung)
  expect(await take(first.id, minutesLater(100 * 60))).toBeUndefined()
})

test('keeps saying uncertain until it is delivered', async () => {
  const { db, queue } = database
  const id = await putMail()
  const lost = new ServiceError('The mail server did not confirm it.', { uncertain: true })
  const refused = new ServiceError('The mail server refused for now (451).')
  const delayOf = () => 0
  expect(await markFailed(db, queue, await claimed(id), { error: lost, now, delayOf })).toBe('uncertain')
  expect(await markFailed(db, queue, await claimed(id), { error: refused, now, delayOf })).toBe('uncertain')
  await markDelivered(db, id, now)
  expect(await ledgerRow(id)).toMatchObject({ state: 'delivered', attempts: 2, last_error: null })
})

test('tells the owner of an unknown fault without quoting it', async () => {
  const { db, queue } = database
  const id = await putMail()
  const error = new TypeError('ada@example.com wrote: call me')
  await markFailed(db, queue, await claimed(id), { error, now, delayOf: retryDelayMs })
  expect((await ledgerRow(id))?.last_error).toMatch(/^An unexpected fault on our side/)
})

test('a worker that starts takes up at once what one before it has left', async () => {
  const [key = ''] = await submitScorecards(['left@example.com'])
  await database.pool.query('delete from pgboss.job')
  await database.db.update(deliveries).set({ next_attempt_at: new Date(Date.now() - 2_000) })
  await startTwoWorkers()
  await expect.poll(async () => (await deliveryOf(database, key)).state).toBe('delivered')
})

test('sweeps up what is overdue and has no job, and nothing else', async () => {
  const { db, queue } = database
  const [overdue = '', abandoned = '', waiting = '', done = ''] = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => putMail({ recipient: `${name}@example.com` })),
  )
  await claimed(abandoned)
  await markDelivered(db, done, now)
  const justDue = await putMail({ recipient: 'e@example.com' })
  await db
    .update(deliveries)
    .set({ next_attempt_at: minutesLater(2) })
    .where(eq(deliveries.id, justDue))
  await db.update(deliveries).set({ state: 'not_connected' }).where(eq(deliveries.id, waiting))
  await database.pool.query('delete from pgboss.job')

  const connectedKinds = ['score-mail']
  expect(await sweep(db, queue, { connectedKinds: [], now: minutesLater(2) })).toBe(0)
  expect(await sweep(db, queue, { connectedKinds: ['score-row'], now: minutesLater(2) })).toBe(0)
  expect(await sweep(db, queue, { connectedKinds, now: minutesLater(2) })).toBe(3)
  expect((await rungFor()).toSorted()).toEqual([overdue, abandoned, waiting].toSorted())
  expect(await ledgerRow(overdue)).toMatchObject({ state: 'pending', next_attempt_at: minutesLater(2) })
  expect(await ledgerRow(abandoned)).toMatchObject({ state: 'sending', attempts: 1 })
  expect(await ledgerRow(waiting)).toMatchObject({ state: 'pending' })
  expect(await take(abandoned, minutesLater(2))).toMatchObject({ state: 'sending', attempts: 1 })
})
