import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { notes } from '#server/db/schema/notes'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const create = (body: object) => createTestApp(database, { role: 'editor' }).post('create-contact', body)

test('adds somebody by hand, with a first note, and takes both back', async () => {
  const { body } = await create({ email: ' Ada@Example.com', name: 'Ada', note: 'Met at the breakfast.' })
  expect(body).toEqual({ data: { id: expect.any(String), isNew: true }, logId: expect.any(String) })
  expect(await database.db.select().from(contacts)).toMatchObject([
    { email: 'ada@example.com', name: 'Ada', status: 'new', waiting_since: null, version: 0 },
  ])
  expect(await database.db.select().from(notes)).toMatchObject([
    { text: 'Met at the breakfast.', kind: 'note' },
  ])
  const kinds = (await loggedIn(database)).map(({ subject_kind }) => subject_kind)
  expect(kinds.toSorted()).toEqual(['contact', 'note'])
  const undone = await createTestApp(database, { role: 'editor' }).post('undo', { logId: body['logId'] })
  expect(undone.status, undone.body.error).toBe(200)
  expect(await database.db.$count(contacts)).toBe(0)
})

test('an address that is known leads to its contact, however often and quickly it is given', async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(async () => (await create({ email: 'ada@example.com' })).body['data']),
  )
  expect(new Set(ids.map((data) => (data as { id: string }).id)).size).toBe(1)
  expect(await database.db.$count(contacts)).toBe(1)
  expect((await create({ email: 'ada@example.com', name: 'Mallory' })).body).toMatchObject({
    data: { isNew: false },
    logId: null,
  })
  expect((await database.db.select().from(contacts))[0]?.name).toBeNull()
})

test('the address of somebody who was merged leads to whom they turned out to be', async () => {
  const whole = await putContact(database, { email: 'ada@example.com' })
  await putContact(database, { email: 'ada@old.example.com', merged_into: whole })
  expect((await create({ email: 'ada@old.example.com' })).body['data']).toEqual({ id: whole, isNew: false })
})
