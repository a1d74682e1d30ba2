import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getDelivery } from '#contracts/get-delivery'
import type { AdminRole } from '#domain/role'
import { contactLeads } from '#server/db/schema/contact-leads'
import { deliveries } from '#server/db/schema/deliveries'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { signUps } from '#server/db/schema/sign-ups'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import { allRows } from '#test/all-rows'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { startTestWorker } from '#test/delivery-worker'
import { putExampleRows } from '#test/example-rows'
import { exampleBodies } from '#test/examples'
import { recoveryMail } from './recovery-mail.ts'

const smtp = await startSmtpStandIn()
afterAll(() => smtp.stop())

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const submit = async (name: string, body: object = {}) => {
  const answer = await createTestApp(database, { hasWebhook: true }).post(name, {
    ...exampleBodies[name],
    ...body,
  })
  expect(answer.status, answer.body.error).toBe(200)
}

async function contentOf(id: string, role: AdminRole = 'owner') {
  const { status, body } = await createTestApp(database, { role }).post('get-delivery', { id })
  expect(status, body.error).toBe(200)
  const { data } = body as unknown as OutputOf<typeof getDelivery>
  if (!data) throw new Error('no such delivery')
  return data.content
}

async function idOf(kind: string) {
  const [found] = await database.db.select().from(deliveries).where(eq(deliveries.kind, kind))
  if (!found) throw new Error(`no ${kind}`)
  return found.id
}

test('composeContent returns the subject and the text that are sent', async () => {
  await submit('subscribe-contact', { submissionId: randomUUID(), email: 'ada@example.com' })
  const content = await contentOf(await idOf('contact-mail'))
  const worker = await startTestWorker(database, { smtp })
  await expect.poll(() => smtp.mails.length).toBe(1)
  await worker.stop()
  const [mail] = await smtp.parsedMails()
  if (content.kind !== 'mail') throw new Error(`no mail but ${content.kind}`)
  expect(content.subject).toBe(mail?.subject)
  expect(content.text).toBe(mail?.text?.trim())
})

test('composeContent changes no row and hides private links, for any kind of delivery', async () => {
  await putExampleRows(database.db)
  for (const name of [
    'send-score-email',
    'send-to-sheets',
    'subscribe-contact',
    'subscribe-newsletter',
    'register-free-workshop',
    'register-workshop',
    'submit-podcast-guest',
    'book-call',
  ])
    await submit(name)
  const rows = await database.db.select().from(deliveries)
  const before = await allRows(database)
  const shown = new Map<string, string>()
  for (const { id, kind } of rows) shown.set(kind, JSON.stringify(await contentOf(id)))
  expect(await allRows(database)).toEqual(before)
  for (const kind of [
    'score-mail',
    'newsletter-confirmation',
    'free-workshop-mail',
    'call-mail',
    'owner-notice',
  ])
    expect(shown.get(kind), kind).toMatch(/"kind":"mail".*\(private link\)/)
  for (const [kind, text] of shown) expect(text, kind).not.toMatch(/token=|scorecard=|\/book\/[\w-]{20}/)
  expect(JSON.parse(shown.get('webhook') ?? '')).toMatchObject({ kind: 'json' })
  expect(JSON.parse(shown.get('zoom-registrant') ?? '')).toMatchObject({ kind: 'row' })
})

test('composeContent shows a recovery-mail to owners only, and creates no token', async () => {
  const email = 'nora@example.com'
  const body = { email, password: 'seven green kettles' }
  expect((await createTestApp(database).requestJson('/auth/v1/signup', body)).status).toBe(200)
  const key = randomUUID()
  await database.db.transaction((tx) =>
    deliverWithin(tx)(recoveryMail, { email, id: key }, { key, recipient: email }),
  )
  const id = await idOf('recovery-mail')
  const none = { kind: 'none', because: 'for_owners', why: null }
  expect(await contentOf(id, 'viewer')).toEqual(none)
  expect(await contentOf(id, 'editor')).toEqual(none)
  // For an unconfirmed address, an attempt creates a sign-up-mail instead. Composing must not.
  expect(await database.db.$count(signUps)).toBe(1)
  const count = await database.db.$count(deliveries)
  expect(await contentOf(id)).toMatchObject({
    because: 'not_wanted',
    why: expect.stringContaining('confirm'),
  })
  expect(await database.db.$count(deliveries)).toBe(count)
  expect(await database.db.$count(oneTimeTokens)).toBe(0)
})

test('composeContent says why there is no content: not wanted, deleted or forgotten', async () => {
  await submit('subscribe-newsletter')
  const newsletter = await idOf('newsletter-confirmation')
  await database.db.update(newsletterSubscribers).set({ state: 'subscribed' })
  expect(await contentOf(newsletter)).toEqual({
    kind: 'none',
    because: 'not_wanted',
    why: 'The address was on the list by then.',
  })
  await submit('subscribe-contact')
  const contact = await idOf('contact-mail')
  await database.db.delete(contactLeads)
  expect(await contentOf(contact)).toEqual({ kind: 'none', because: 'deleted', why: null })
  await database.db.update(deliveries).set({ payload: null })
  expect(await contentOf(contact)).toEqual({ kind: 'none', because: 'forgotten', why: null })
})
