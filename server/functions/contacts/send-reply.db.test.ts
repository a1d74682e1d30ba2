import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { replies } from '#server/db/schema/replies'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'
import { exampleContacts, putExampleContacts } from '#test/one-contact'
import { putAccount } from '#test/team'

const { ada: id } = exampleContacts

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await putExampleContacts(database.db)
})

const editor = () => createTestApp(database, { role: 'editor' })
const ada = async () => (await database.db.select().from(contacts)).find((contact) => contact.id === id)

test('send-reply stores the text and creates one delivery, and the clock continues', async () => {
  const desmond = await putAccount(database.db, 'editor', 'desmond@example.com')
  const { post } = createTestApp(database, { role: 'editor' })
  const body = { id, subject: 'Your question', text: 'When may I ring you?' }
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => post('send-reply', body, headers)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const [reply, ...others] = await database.db.select().from(replies)
  expect(others).toEqual([])
  expect(reply).toMatchObject({ contact_id: id, subject: 'Your question', author_id: desmond })
  expect(await database.db.select().from(deliveries)).toMatchObject([
    { kind: 'reply-mail', mail: 'reply', recipient: 'ada@contacts.example', payload: { replyId: reply?.id } },
  ])
  expect(await ada()).toMatchObject({
    waiting_since: expect.any(Date),
    status: 'new',
    first_reply_at: null,
    version: 0,
  })
  const logged = await loggedIn(database)
  expect(logged.map(({ subject_kind }) => subject_kind)).toEqual(['reply'])
})

const letter = { id, subject: 'Your question', text: 'When may I ring you?' }

test('send-reply holds a reply for ten seconds and returns when it will be sent', async () => {
  const before = Date.now()
  const { body } = await editor().post('send-reply', letter)
  const { sendsAt } = body['data'] as { sendsAt: string }
  const heldMs = Date.parse(sendsAt) - before
  expect(heldMs).toBeGreaterThanOrEqual(10_000)
  const [row] = await database.db.select().from(deliveries)
  expect(row?.next_attempt_at?.getTime()).toBeGreaterThan(Date.parse(sendsAt))
  // Not an undo in the log: the reply is undone where it was written.
  expect(body['logId']).toBeNull()
})

test('a scheduled reply is sent at its time, and retried for 72 hours from then', async () => {
  const sendAt = new Date(Date.now() + 100 * 3_600_000).toISOString()
  const { body } = await editor().post('send-reply', { ...letter, sendAt })
  expect(body['data']).toMatchObject({ sendsAt: sendAt })
  const [row] = await database.db.select().from(deliveries)
  expect(row?.next_attempt_at?.toISOString()).toBe(sendAt)
  expect(row?.expires_at?.getTime()).toBe(Date.parse(sendAt) + 72 * 3_600_000)
  const past = await editor().post('send-reply', { ...letter, sendAt: new Date(0).toISOString() })
  const { sendsAt } = past.body['data'] as { sendsAt: string }
  expect(Date.parse(sendsAt)).toBeGreaterThan(Date.now())
  const never = await editor().post('send-reply', { ...letter, sendAt: '2190-01-01T00:00:00Z' })
  expect([never.status, never.body.error]).toEqual([422, 'Please choose a time within a year'])
})
