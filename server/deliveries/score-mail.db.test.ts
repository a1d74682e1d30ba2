import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { startTestWorker, type TestWorker } from '#test/delivery-worker'
import { exampleBodies } from '#test/examples'
import { type SmtpMode, type SmtpStandIn, startSmtpStandIn } from '#test/stand-ins/smtp-stand-in'

let database: TestDatabase
let smtp: SmtpStandIn
let worker: TestWorker | undefined

beforeAll(async () => {
  smtp = await startSmtpStandIn()
})
beforeEach(async () => {
  database = await testDatabase()
  smtp.behave('accept')
  smtp.mails.length = 0
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})
afterAll(() => smtp.stop())

/** A scorecard whose mail is due; returns the delivery's key. */
async function submitScorecard(): Promise<string> {
  const submissionId = randomUUID()
  const body = { ...exampleBodies['send-score-email'], submissionId }
  expect((await createTestApp(database).post('send-score-email', body)).status).toBe(200)
  return `score-mail:${submissionId}`
}

const isDelivered = ({ state }: { state: string }) => state === 'delivered'

test('sends the mail once and says so', async () => {
  const key = await submitScorecard()
  worker = await startTestWorker(database, { smtp })
  const delivery = await worker.until(key, isDelivered)
  expect(delivery).toMatchObject({ attempts: 1, last_error: null, lease_until: null, next_attempt_at: null })
  expect(delivery.delivered_at?.getTime()).toBeGreaterThanOrEqual(delivery.created_at.getTime())
  const [mail] = await smtp.parsedMails()
  expect(smtp.mails).toHaveLength(1)
  expect(mail).toMatchObject({
    messageId: `<${key.replace(':', '.')}@site.example>`,
    from: { address: 'hello@site.example' },
    to: [{ address: 'ada@example.com' }],
    replyTo: [{ address: 'owner@site.example' }],
  })
  expect(mail?.text).toContain('14')
})

test('keeps the mail as one file without a mail server', async () => {
  const key = await submitScorecard()
  worker = await startTestWorker(database)
  await worker.until(key, isDelivered)
  expect(worker.keptMails()).toEqual([`${key.replace(':', '.')}.eml`])
})

test.for<[SmtpMode, 'pending' | 'uncertain', string]>([
  ['refuse', 'pending', 'could not be reached'],
  ['temporary', 'pending', 'refused for now (451)'],
  ['permanent', 'pending', 'refused the recipient (550)'],
  ['permanent-sender', 'pending', 'Check MAIL_FROM'],
  ['permanent-content', 'pending', 'refused the mail (554)'],
  ['stall', 'pending', 'could not be reached'],
  ['stall-after-data', 'uncertain', 'may have been sent'],
  ['die-after-accepting', 'uncertain', 'may have been sent'],
])('gets through after a mail server that did %s', async ([mode, state, text]) => {
  smtp.behave(mode)
  const key = await submitScorecard()
  worker = await startTestWorker(database, { smtp, timeoutMs: mode.startsWith('stall') ? 200 : undefined })
  const failed = await worker.until(
    key,
    (delivery) => delivery.state === state && delivery.last_error?.includes(text) === true,
  )
  expect(failed.last_error).not.toContain('@')
  expect(failed.attempts).toBeGreaterThan(0)
  expect(failed.next_attempt_at).toBeInstanceOf(Date)

  smtp.behave('accept')
  const delivered = await worker.until(key, isDelivered)
  expect(delivered.attempts).toBeGreaterThan(failed.attempts)
  expect(delivered.last_error).toBeNull()
  const mails = await smtp.parsedMails()
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  // A copy more only where the server had taken the mail without saying so.
  expect(mails.length > 1).toBe(state === 'uncertain')
  expect(worker.logLines.join('')).not.toContain('ada@example.com')
})

test('waits for a slow mail server', async () => {
  smtp.behave('late', { delayMs: 80 })
  const key = await submitScorecard()
  worker = await startTestWorker(database, { smtp })
  expect(await worker.until(key, isDelivered)).toMatchObject({ attempts: 1 })
  expect(smtp.mails).toHaveLength(1)
})

test('gets through once the mail server is back', async () => {
  await smtp.down()
  const key = await submitScorecard()
  worker = await startTestWorker(database, { smtp })
  const failed = await worker.until(key, ({ last_error }) => last_error !== null)
  expect(failed.last_error).toContain('could not be reached (ECONNREFUSED)')
  await smtp.up()
  await worker.until(key, isDelivered)
  expect(smtp.mails).toHaveLength(1)
})
