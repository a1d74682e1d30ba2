import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { exampleAnswers, exampleBodies } from '#test/examples'
import { withMailServer } from '#test/mail-server'

const given = withMailServer()
const proxy = '10.1.2.3'
const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`

const linesOf = (logLines: string[]) => logLines.map((line) => JSON.parse(line) as Record<string, unknown>)

function scorecard() {
  const submissionId = randomUUID()
  const formData = { ...exampleAnswers, email: `${submissionId}@example.com` }
  return { submissionId, body: { ...exampleBodies['send-score-email'], formData, submissionId } }
}

async function causeOf(
  key: string,
): Promise<{ request_id: string | null; trace_id: string | null } | undefined> {
  const { request_id, trace_id } = deliveries
  const [row] = await given.database.db
    .select({ request_id, trace_id })
    .from(deliveries)
    .where(eq(deliveries.dedupe_key, key))
  return row
}

test('a trusted proxy’s request id is in the response and in every log line of the request', async () => {
  const { post, logLines } = createTestApp(given.database)
  const headers = { 'x-request-id': 'edge-12345678', traceparent }
  const answer = await post('send-score-email', scorecard().body, headers, proxy)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-request-id')).toBe('edge-12345678')
  expect(answer.headers.get('traceparent')).toMatch(new RegExp(`^00-${traceId}-`))
  const refused = await post('send-score-email', '{', headers, proxy)
  expect(refused.body.requestId).toBe('edge-12345678')
  expect(linesOf(logLines)).not.toHaveLength(0)
  for (const line of linesOf(logLines)) expect(line).toMatchObject({ requestId: 'edge-12345678', traceId })
})

test('the request id and traceparent that a visitor sends are ignored', async () => {
  const { post, logLines } = createTestApp(given.database)
  const answer = await post('send-score-email', scorecard().body, {
    'x-request-id': 'edge-12345678',
    traceparent,
  })
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(logLines.join('')).not.toContain('edge-12345678')
  expect(logLines.join('')).not.toContain(traceId)
})

test('each delivery has the id of its own request, even when many are written together', async () => {
  const { post } = createTestApp(given.database)
  const cards = Array.from({ length: 12 }, scorecard)
  const ids = await Promise.all(
    cards.map(async ({ body }) => (await post('send-score-email', body)).headers.get('x-request-id')),
  )
  expect(new Set(ids).size).toBe(12)
  for (const [index, { submissionId }] of cards.entries()) {
    expect((await causeOf(`score-mail:${submissionId}`))?.request_id).toBe(ids[index])
  }
  const notices = await given.database.db
    .select({ id: deliveries.request_id })
    .from(deliveries)
    .where(eq(deliveries.kind, 'owner-notice'))
  expect(new Set(notices.map(({ id }) => id))).toEqual(new Set(ids))
})

test('the mail of a sign-up has the id of its request', async () => {
  const { requestJson } = createTestApp(given.database)
  const headers = { 'x-request-id': 'edge-12345678', traceparent }
  const account = { email: 'ada@example.com', password: 'a password of fifteen and more' }
  expect((await requestJson('/auth/v1/signup', account, headers, proxy)).status).toBe(200)
  const rows = await given.database.db.select().from(deliveries)
  expect(rows).toMatchObject([{ request_id: 'edge-12345678', trace_id: traceId }])
})

test('the log lines of a delivery attempt have the id of the request that caused it, and no others do', async () => {
  const { post } = createTestApp(given.database)
  const { submissionId, body } = scorecard()
  await post('send-score-email', body, { 'x-request-id': 'edge-12345678', traceparent }, proxy)
  const other = scorecard()
  await post('send-score-email', other.body, {}, proxy)
  given.smtp.behave('temporary')
  const worker = await given.startWorker()
  const key = `score-mail:${submissionId}`
  await worker.until(key, ({ attempts, state }) => attempts > 0 && state === 'pending')
  given.smtp.behave('accept')
  const { id } = await worker.until(key, ({ state }) => state === 'delivered')
  await worker.until(`score-mail:${other.submissionId}`, ({ state }) => state === 'delivered')
  const lines = linesOf(worker.logLines).filter(({ deliveryId }) => deliveryId === id)
  expect(lines.map(({ msg }) => msg)).toContain('delivery attempt failed')
  expect(lines.map(({ msg }) => msg)).toContain('delivered')
  for (const line of lines) expect(line).toMatchObject({ requestId: 'edge-12345678', traceId })
  for (const line of linesOf(worker.logLines).filter(({ deliveryId }) => deliveryId !== id))
    expect(line['requestId']).not.toBe('edge-12345678')
})
