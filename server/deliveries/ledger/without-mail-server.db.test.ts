import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { passwordChangedMail } from '#server/deliveries/kinds/password-changed-mail'
import { createTestApp } from '#test/app'
import { deliveryOf } from '#test/delivery-worker'
import { exampleAnswers } from '#test/examples'
import { withMailServer } from '#test/mail-server'
import { passTime } from '#test/pass-time'
import { deliverWithin } from './deliver.ts'
import { claim } from './ledger.ts'

const given = withMailServer()
const noServer = { smtp: undefined }

async function submitScorecard(email = 'ada@example.com'): Promise<string> {
  const submissionId = randomUUID()
  const body = { score: 14, formData: { ...exampleAnswers, email }, submissionId }
  const { post } = createTestApp(given.database)
  expect((await post('send-score-email', body)).status).toBe(200)
  return `score-mail:${submissionId}`
}

const isWaiting = ({ state }: { state: string }) => state === 'not_connected'

test('a mail waits, a copy is captured, and nothing counts it as sent', async () => {
  const worker = await given.startWorker(noServer)
  const key = await submitScorecard()
  const waiting = await worker.until(key, isWaiting)
  expect(waiting).toMatchObject({
    attempts: 0,
    delivered_at: null,
    first_attempted_at: null,
    next_attempt_at: null,
    sent_at: [],
    to_stranger: false,
    captured_at: expect.any(Date),
  })
  expect(await given.database.db.$count(deliveryAttempts)).toBe(0)
  const [file = ''] = worker.capturedEmails()
  expect(file).toBe(`${key.replace(':', '.')}.eml`)
  expect(worker.capturedEmail(file).toString()).toContain(`X-Delivery-Key: ${key}`)
})

test('a captured mail is not sent without a decision once a mail server is connected', async () => {
  const before = await given.startWorker(noServer)
  const key = await submitScorecard()
  await before.until(key, isWaiting)
  await before.stop()

  const worker = await given.startWorker()
  const later = await submitScorecard('bob@example.com')
  await worker.until(later, ({ state }) => state === 'delivered')
  expect((await deliveryOf(given.database, key)).state).toBe('not_connected')
  expect(given.smtp.mails.map(({ to }) => to)).toEqual([['bob@example.com']])
})

test('a mail that waits for an invalid mail server is sent once that is corrected', async () => {
  const before = await given.startWorker({ faulty: ['mail'], smtp: undefined })
  const key = await submitScorecard()
  expect(await before.until(key, isWaiting)).toMatchObject({ captured_at: null })
  expect(before.capturedEmails()).toEqual([])
  await before.stop()

  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'delivered')
})

test('in development, a mail is captured and stays captured', async () => {
  const before = await given.startWorker({ ...noServer, isDevelopment: true })
  const key = await submitScorecard()
  const row = await before.until(key, ({ state }) => state === 'captured')
  expect(row).toMatchObject({ delivered_at: null, next_attempt_at: null, captured_at: expect.any(Date) })
  expect(before.capturedEmails()).toHaveLength(1)
})

test('captured mails count for neither the hourly limit nor the limits on strangers', async () => {
  const worker = await given.startWorker({ ...noServer, ceilings: { perSender: 0, perHour: 0 } })
  const { db } = given.database
  const keys = [1, 2, 3, 4, 5].map((n) => `password-changed-mail:${n}`)
  await db.transaction(async (tx) => {
    const deliver = deliverWithin(tx)
    for (const key of keys) {
      await deliver(passwordChangedMail, { email: 'ada@example.com' }, { key, recipient: 'ada@example.com' })
    }
  })
  const score = await submitScorecard()
  for (const key of [...keys, score]) await worker.until(key, isWaiting)
})

test('of pending mails of one kind to one address only the newest waits', async () => {
  const worker = await given.startWorker(noServer)
  const [first, second] = [await submitScorecard(), await submitScorecard()]
  await worker.until(second, isWaiting)
  await worker.until(first, ({ state }) => state === 'not_sent')
})

test('a process killed while capturing a mail leaves no uncertain attempt', async () => {
  const { db } = given.database
  const key = await submitScorecard()
  await claim(db, eq(deliveries.dedupe_key, key), { reachOf: () => 'captured' })
  expect((await deliveryOf(given.database, key)).state).toBe('sending')
  await passTime(given.database, 2)
  const worker = await given.startWorker(noServer)
  expect(await worker.until(key, isWaiting)).toMatchObject({ last_error: null })
  expect(await db.$count(deliveryAttempts)).toBe(0)
})

test('a captured reply neither stops the clock nor counts as the first reply', async () => {
  const worker = await given.startWorker(noServer)
  await submitScorecard()
  const { db } = given.database
  const [person] = await db.select().from(contacts).where(eq(contacts.email, 'ada@example.com'))
  const { post } = createTestApp(given.database, { role: 'editor' })
  const { body } = await post('send-reply', { id: person?.id, subject: 'Hello', text: 'Hello Ada' })
  const { id } = body['data'] as { id: string }
  await passTime(given.database, 1)
  await worker.until(`reply-mail:${id}`, isWaiting)
  const [after] = await db.select().from(contacts).where(eq(contacts.email, 'ada@example.com'))
  expect(after).toMatchObject({ waiting_since: expect.any(Date), first_reply_at: null, status: 'new' })
})
