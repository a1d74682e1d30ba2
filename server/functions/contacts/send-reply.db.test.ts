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

test('keeps what was written, writes one mail into the ledger, and stops the clock', async () => {
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
  const ada = (await database.db.select().from(contacts)).find((contact) => contact.id === id)
  expect(ada).toMatchObject({
    waiting_since: null,
    status: 'answered',
    first_reply_by: desmond,
    first_reply_how: 'reply',
    version: 1,
  })
  const logged = await loggedIn(database)
  expect(logged.map(({ subject_kind }) => subject_kind).toSorted()).toEqual(['contact', 'reply'])
})
