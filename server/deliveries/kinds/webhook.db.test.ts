import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { activityKinds } from '#domain/activity'
import { forms } from '#domain/forms'
import { deliveries } from '#server/db/schema/deliveries'
import { contacts } from '#server/db/schema/contacts'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { issueConfirmation } from '#server/queries/newsletter/newsletter-confirmations.server'
import { issueSeatToken } from '#server/queries/workshops/workshop-seats.server'
import { addIntakeLink } from '#server/queries/intake/intake-links.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { startTestWorker, type TestWorker } from '#test/delivery-worker'
import { exampleAnswers, exampleBodies } from '#test/examples'
import { ask } from '#test/newsletter'
import { startWebhookStandIn, type WebhookStandIn } from '#server/services/webhook/stand-in'

let database: TestDatabase
let standIn: WebhookStandIn
let worker: TestWorker | undefined

beforeAll(async () => {
  standIn = await startWebhookStandIn()
})
beforeEach(async () => {
  database = await testDatabase()
  standIn.behave('ok')
  standIn.received.length = 0
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})
afterAll(() => standIn.stop())

const webhooks = () =>
  database.db
    .select({ key: deliveries.dedupe_key, state: deliveries.state, attempts: deliveries.attempts })
    .from(deliveries)
    .where(eq(deliveries.kind, 'webhook'))

const isDelivered = ({ state }: { state: string }) => state === 'delivered'

/** Sends a form as a visitor does, while a webhook is connected. */
async function send(form: string, more: object = {}) {
  const answer = await createTestApp(database, { hasWebhook: true }).post(form, {
    ...exampleBodies[form],
    ...more,
  })
  expect(answer.status, `${form}: ${answer.body.error}`).toBe(200)
  return answer
}

/** A scorecard with a pending webhook; returns the delivery's key. */
async function scorecard(): Promise<string> {
  const submissionId = randomUUID()
  const last = { at: '2026-05-04T13:58:02Z', landingPage: '/ai-audit' }
  const first = { at: '2026-05-02T09:12:40Z', landingPage: '/', utm_source: 'letter' }
  await send('send-score-email', { formData: exampleAnswers, submissionId, visit: { first, last } })
  return `webhook:scorecard:${submissionId}`
}

test('posts a scorecard once, as documented, even if several calls submit it', async () => {
  const key = await scorecard()
  const submissionId = key.slice('webhook:scorecard:'.length)
  await send('send-to-sheets', { submissionId })
  worker = await startTestWorker(database, { webhook: standIn })
  expect(await worker.until(key, isDelivered)).toMatchObject({ attempts: 1, last_error: null })

  const document = readFileSync(join(import.meta.dirname, '../../../docs/connect.md'), 'utf8')
  const example = JSON.parse(/```json\n([\s\S]+?)```/.exec(document)?.[1] ?? '') as { data: object }
  const [received, ...others] = standIn.received
  expect(others).toEqual([])
  expect(received?.id).toBe(key)
  expect(received?.body).toEqual({
    ...example,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: {
      ...example.data,
      id: submissionId,
      summary: expect.stringMatching(/^Score: 14 out of 27 \(The System Architect\)\n/),
    },
  })
})

test('posts every form under its event type, without submission ids, stamps and link tokens', async () => {
  const received = Object.values(forms).flatMap(({ functions }) => Object.keys(functions).slice(0, 1))
  const client = { email: 'dana@example.com', name: 'Dana Smith', now: new Date() }
  const token = await addIntakeLink(database.db, client)
  const more = { 'submit-audit-intake': { token } }
  for (const form of received)
    await send(form, { submissionId: randomUUID(), ...more[form as keyof typeof more] })
  const due = await webhooks()
  expect(due).toHaveLength(received.length)
  worker = await startTestWorker(database, { webhook: standIn })
  for (const { key } of due) await worker.until(key, isDelivered)
  const types = standIn.received.map(({ body }) => body.type).toSorted()
  expect(JSON.stringify(standIn.received)).not.toContain(token)
  const kinds = activityKinds.filter((kind) => Object.keys(forms[kind].functions).length > 0)
  expect(types).toEqual(kinds.map((kind) => forms[kind].eventType).toSorted())
  for (const { text } of standIn.received) expect(text).not.toMatch(/submissionId|"(stamp|topic|token)"/)
})

test('posts an event when a confirmation button in a mail is clicked', async () => {
  const { id } = await ask(database)
  await send('register-free-workshop')
  const [lead] = await database.db.update(workshopLeads).set({ seat: 1 }).returning()
  if (!lead) throw new Error('nobody has registered')
  const tokens = {
    'confirm-subscription': await issueConfirmation(database.db, id),
    'keep-seat': await issueSeatToken(database.db, lead.id),
  }
  await database.db.delete(deliveries)
  for (const [press, token] of Object.entries(tokens)) await send(press, { token })
  const due = await webhooks()
  worker = await startTestWorker(database, { webhook: standIn })
  for (const { key } of due) await worker.until(key, isDelivered)
  expect(
    standIn.received.map(({ body }) => body).toSorted((a, b) => (a.type < b.type ? -1 : 1)),
  ).toMatchObject([
    { type: 'free_workshop.seat_kept', data: { answers: {}, contact: { email: 'ada@example.com' } } },
    { type: 'newsletter.confirmed', data: { answers: {}, summary: 'Newsletter: Confirmed' } },
  ])
})

test('creates no delivery while no webhook is set', async () => {
  const { post } = createTestApp(database)
  await post('subscribe-contact', exampleBodies['subscribe-contact'])
  expect(await webhooks()).toEqual([])
})

test('waits when the webhook’s address was removed, and is posted to the new one', async () => {
  const key = await scorecard()
  worker = await startTestWorker(database)
  await worker.until(key, ({ state }) => state === 'not_connected')
  await worker.stop()
  worker = await startTestWorker(database, { webhook: standIn })
  expect(await worker.until(key, isDelivered)).toMatchObject({ attempts: 1 })
})

test('waits while the webhook’s saved address is invalid', async () => {
  const key = await scorecard()
  worker = await startTestWorker(database, { faulty: ['webhook'] })
  const failed = await worker.until(key, ({ last_error }) => last_error !== null)
  expect(failed).toMatchObject({
    state: 'pending',
    last_error: expect.stringContaining('Enter its address and its secret again under Settings'),
  })
  await worker.stop()
  worker = await startTestWorker(database, { webhook: standIn })
  await worker.until(key, isDelivered)
})

test.for([
  [400, 'pending', 'refused the webhook (400)'],
  [410, 'pending', 'is gone (410)'],
  ['stall', 'uncertain', 'did not answer'],
  ['redirect', 'pending', 'elsewhere (307)'],
  ['die-after-accepting', 'uncertain', 'did not answer'],
] as const)(
  'is delivered after the receiver failed with “%s”, with the same id and body',
  async ([mode, state, said]) => {
    standIn.behave(mode)
    const key = await scorecard()
    worker = await startTestWorker(database, {
      webhook: standIn,
      timeoutMs: mode === 'stall' ? 400 : undefined,
    })
    await worker.until(
      key,
      (delivery) => delivery.state === state && delivery.last_error?.includes(said) === true,
    )
    standIn.behave('ok')
    await worker.until(key, isDelivered)
    expect(new Set(standIn.received.map(({ id }) => id))).toEqual(new Set([key]))
    expect(new Set(standIn.received.map(({ text }) => text)).size).toBe(1)
    expect(worker.logLines.join('')).not.toContain('a-path-that-is-a-secret')
  },
)

test('waits as long as the receiver’s Retry-After requests', async () => {
  standIn.behave(429)
  const key = await scorecard()
  const asked: unknown[] = []
  const delayOf = (...given: unknown[]) => {
    asked.push(given)
    return 60_000
  }
  worker = await startTestWorker(database, { webhook: standIn, delayOf })
  await worker.until(key, ({ last_error }) => last_error !== null)
  expect(asked).toEqual([[1, expect.any(Number), 7]])
})

test('posts a quarantined submission once it is released', async () => {
  await send('subscribe-contact', { topic: 'x' })
  expect(await webhooks()).toEqual([])
  const [held] = await database.db.select().from(quarantinedSubmissions)
  const editor = createTestApp(database, { role: 'editor', hasWebhook: true })
  const release = () => editor.post('release-submission', { id: held?.id })
  for (const { status } of [await release(), await release()]) expect(status).toBe(200)
  expect(await webhooks()).toMatchObject([
    { key: expect.stringMatching(/^webhook:contact:/), state: 'pending' },
  ])
})

test('a pending webhook is deleted when its contact is erased', async () => {
  await send('subscribe-contact')
  expect(await webhooks()).toHaveLength(1)
  const [ada] = await database.db.select().from(contacts)
  const { status } = await createTestApp(database, { role: 'owner' }).post('erase-contact', { id: ada?.id })
  expect(status).toBe(200)
  expect(await webhooks()).toEqual([])
})
