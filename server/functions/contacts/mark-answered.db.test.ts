import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'
import { exampleContacts, putExampleContacts } from '#test/one-contact'

const { ada: id } = exampleContacts

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await putExampleContacts(database.db)
})

test('mark-answered stops the clock once, and keeps the old state for undo', async () => {
  const { post } = createTestApp(database, { role: 'editor' })
  const answers = await Promise.all([1, 2].map(() => post('mark-answered', { id })))
  expect(answers.filter(({ body }) => body['logId'] !== null)).toHaveLength(1)
  const ada = (await database.db.select().from(contacts)).find((contact) => contact.id === id)
  expect(ada).toMatchObject({ status: 'answered', waiting_since: null, first_reply_how: 'elsewhere' })
  expect(await loggedIn(database)).toMatchObject([
    {
      action: 'mark-answered',
      before: { status: 'new', waiting_since: '2026-04-05T06:07:08.009+00:00', version: 0 },
      after: { status: 'answered', waiting_since: null, version: 1 },
    },
  ])
})

test('mark-answered stops the clock of a client and keeps the status client', async () => {
  await database.db.update(contacts).set({ status: 'client' }).where(eq(contacts.id, id))
  const { status } = await createTestApp(database, { role: 'editor' }).post('mark-answered', { id })
  expect(status).toBe(200)
  const [ada] = await database.db.select().from(contacts).where(eq(contacts.id, id))
  expect(ada).toMatchObject({ status: 'client', waiting_since: null, first_reply_how: 'elsewhere' })
})
