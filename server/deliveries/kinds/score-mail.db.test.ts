import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { exampleBodies } from '#test/examples'
import { withMailServer } from '#test/mail-server'
import type { SmtpMode } from '#server/services/mail/stand-in'

const given = withMailServer()

/** A scorecard whose mail is due; returns the delivery's key. */
async function submitScorecard(): Promise<string> {
  const submissionId = randomUUID()
  const body = { ...exampleBodies['send-score-email'], submissionId }
  expect((await createTestApp(given.database).post('send-score-email', body)).status).toBe(200)
  return `score-mail:${submissionId}`
}

const isDelivered = ({ state }: { state: string }) => state === 'delivered'

test('sends the mail once and reports it as delivered', async () => {
  const key = await submitScorecard()
  const worker = await given.startWorker()
  const delivery = await worker.until(key, isDelivered)
  expect(delivery).toMatchObject({ attempts: 1, last_error: null, lease_until: null, next_attempt_at: null })
  expect(delivery.delivered_at?.getTime()).toBeGreaterThanOrEqual(delivery.created_at.getTime())
  const [mail] = await given.smtp.parsedMails()
  expect(given.smtp.mails).toHaveLength(1)
  expect(mail).toMatchObject({
    messageId: `<${key.replace(':', '.')}@site.example>`,
    from: { address: 'hello@site.example' },
    to: [{ address: 'ada@example.com' }],
    replyTo: [{ address: 'owner@site.example' }],
  })
  expect(mail?.text).toContain('14')
  const [, token] = /\/book\?about=score-email&scorecard=([\w-]{43})\n/.exec(mail?.text ?? '') ?? []
  const { post } = createTestApp(given.database)
  expect((await post('get-scorecard-to-take', { token })).body).toMatchObject({
    data: { email: 'ada@example.com', score: 14 },
  })
  expect(mail?.html).toContain(`/book?about=score-email&amp;scorecard=${token}"`)
})

test('does not pass the scorecard to an external scheduler', async () => {
  const key = await submitScorecard()
  const worker = await given.startWorker({ env: { BOOKING_URL: 'https://cal.example.net/nora' } })
  await worker.until(key, isDelivered)
  const [mail] = await given.smtp.parsedMails()
  expect(mail?.text).toContain('\nhttps://cal.example.net/nora?about=score-email\n')
})

test.for<[SmtpMode, 'pending' | 'uncertain', string]>([
  ['refuse', 'pending', 'could not be reached'],
  ['temporary', 'pending', 'refused for now (451)'],
  ['permanent-sender', 'pending', 'Check the sender’s address'],
  ['permanent-content', 'pending', 'refused the mail (554)'],
  ['stall', 'pending', 'could not be reached'],
  ['stall-after-data', 'uncertain', 'may have been sent'],
  ['die-after-accepting', 'uncertain', 'may have been sent'],
])('is delivered after the mail server failed with “%s”', async ([mode, state, text]) => {
  given.smtp.behave(mode)
  const key = await submitScorecard()
  const worker = await given.startWorker({
    timeoutMs: mode.startsWith('stall') ? 200 : undefined,
    // A mail that may have arrived counts towards the three per hour; the server recovers before the third.
    delayOf: () => (state === 'uncertain' ? 500 : 150),
  })
  const failed = await worker.until(
    key,
    (delivery) => delivery.state === state && delivery.last_error?.includes(text) === true,
  )
  expect(failed.last_error).not.toContain('@')
  expect(failed.attempts).toBeGreaterThan(0)
  expect(failed.next_attempt_at).toBeInstanceOf(Date)

  given.smtp.behave('accept')
  const delivered = await worker.until(key, isDelivered)
  expect(delivered.attempts).toBeGreaterThan(failed.attempts)
  expect(delivered.last_error).toBeNull()
  const mails = await given.smtp.parsedMails()
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  // One extra copy only if the server accepted the mail without confirming it.
  expect(mails.length > 1).toBe(state === 'uncertain')
  expect(worker.logLines.join('')).not.toContain('ada@example.com')
})

test('waits for a slow mail server', async () => {
  given.smtp.behave('late', { delayMs: 80 })
  const key = await submitScorecard()
  const worker = await given.startWorker()
  expect(await worker.until(key, isDelivered)).toMatchObject({ attempts: 1 })
  expect(given.smtp.mails).toHaveLength(1)
})

test('is delivered once the mail server is back', async () => {
  await given.smtp.down()
  const key = await submitScorecard()
  const worker = await given.startWorker()
  const failed = await worker.until(key, ({ last_error }) => last_error !== null)
  expect(failed.last_error).toContain('could not be reached (ECONNREFUSED)')
  await given.smtp.up()
  await worker.until(key, isDelivered)
  expect(given.smtp.mails).toHaveLength(1)
})
