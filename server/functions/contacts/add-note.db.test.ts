import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { notes } from '#server/db/schema/notes'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleContacts, putExampleContacts } from '#test/one-contact'

const { ada: id } = exampleContacts

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await putExampleContacts(database.db)
})

const ada = async () => (await database.db.select().from(contacts)).find((contact) => contact.id === id)

test('add-note with a call marked as the answer stops the clock; a note does not', async () => {
  const { post } = createTestApp(database, { role: 'editor' })
  await post('add-note', { id, kind: 'note', text: 'Busy until October.' })
  expect(await ada()).toMatchObject({ status: 'new', waiting_since: expect.any(Date), version: 0 })
  await post('add-note', { id, kind: 'call', text: 'Rang her.', isAnswer: true })
  const answered = { status: 'answered', waiting_since: null, first_reply_how: 'elsewhere', version: 1 }
  expect(await ada()).toMatchObject(answered)
  // Without an open question, another call changes nothing.
  await post('add-note', { id, kind: 'call', text: 'Again.', isAnswer: true })
  expect(await ada()).toMatchObject(answered)
  expect((await database.db.select().from(notes)).map(({ kind }) => kind).toSorted()).toEqual([
    'call',
    'call',
    'note',
  ])
})
