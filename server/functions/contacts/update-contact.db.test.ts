import { beforeEach, expect, test } from 'vitest'
import type { AdminRole } from '#domain/role'
import { contacts } from '#server/db/schema/contacts'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'
import { exampleContacts, putExampleContacts } from '#test/one-contact'
import { putAccount } from '#test/team'

const { ada: id } = exampleContacts

let database: TestDatabase
let nora: string
beforeEach(async () => {
  database = await testDatabase()
  await putExampleContacts(database.db)
  nora = await putAccount(database.db, 'owner', 'nora.w@example.com')
  await putAccount(database.db, 'editor', 'desmond@example.com')
})

const update = (role: AdminRole, version: number, changes: object) =>
  createTestApp(database, { role }).post('update-contact', { id, version, changes })

const ada = async () => (await database.db.select().from(contacts)).find((contact) => contact.id === id)

test('update-contact changes data and next step once, and keeps the old values for undo', async () => {
  const changes = { phone: '+1 555 0100', company: '  ', owner_id: nora, next_step: 'Ring her' }
  const answer = await update('editor', 0, { ...changes, name: 'ada' })
  expect(answer.body).toMatchObject({ data: { id, version: 1 } })
  expect(await ada()).toMatchObject({ phone: '+1 555 0100', company: null, owner_id: nora, version: 1 })
  const [entry] = await loggedIn(database)
  expect(entry).toMatchObject({
    action: 'update-contact',
    subject_kind: 'contact',
    subject_id: id,
    before: { phone: null, owner_id: null, next_step: null, version: 0 },
    after: { phone: '+1 555 0100', owner_id: nora, next_step: 'Ring her', version: 1 },
  })
  // A repeat with the same values changes nothing.
  expect((await update('editor', 0, changes)).body).toMatchObject({ data: { version: 1 }, logId: null })
})

test('the second of two edits of the same field gets a conflict with both values', async () => {
  await update('editor', 0, { next_step: 'Send the offer' })
  const answer = await update('owner', 0, { next_step: 'Ring her' })
  expect(answer.body).toMatchObject({
    code: 'conflict',
    error:
      'Desmond has set the next step to “Send the offer” in the meantime. Yours is “Ring her”. Nothing was changed.',
    issues: [{ path: 'changes.next_step' }],
  })
  expect(await ada()).toMatchObject({ next_step: 'Send the offer' })
  // With the current version the edit succeeds.
  expect((await update('owner', 1, { next_step: 'Ring her' })).status).toBe(200)
})

test('an edit gets a conflict after a bulk change of the same field', async () => {
  const { post } = createTestApp(database, { role: 'editor' })
  const ids = [id, exampleContacts.bob]
  const many = await post('update-contacts', { ids, next_step: 'Send the offer' })
  expect(many.status, many.body.error).toBe(200)
  expect((await update('owner', 0, { next_step: 'Ring her' })).body.error).toBe(
    'Desmond has set the next step to “Send the offer” in the meantime. Yours is “Ring her”. Nothing was changed.',
  )
  const changed = await update('owner', 0, { company: 'Engines' })
  expect(changed.status, changed.body.error).toBe(200)
})

test('edits of different fields of a contact do not conflict', async () => {
  await update('editor', 0, { next_step: 'Send the offer' })
  expect((await update('owner', 0, { company: 'Engines' })).status).toBe(200)
  expect(await ada()).toMatchObject({ next_step: 'Send the offer', company: 'Engines', version: 2 })
})

test('a conflict about a contact’s owner names the one that somebody else has set', async () => {
  await update('editor', 0, { owner_id: nora })
  expect((await update('owner', 0, { owner_id: null, company: 'Engines' })).body.error).toContain(
    'Desmond has set the owner to Nora in the meantime. Yours is nothing.',
  )
})

test('update-contact refuses another contact’s address, and an owner who may not work on leads', async () => {
  expect((await update('editor', 0, { email: 'Bob@contacts.example' })).body).toMatchObject({
    code: 'conflict',
    error: 'Somebody else here has the address bob@contacts.example. If they are one person, merge the two.',
  })
  const viewer = await putAccount(database.db, 'viewer', 'vera@example.com')
  for (const owner_id of [exampleContacts.bob, viewer])
    expect((await update('editor', 0, { owner_id })).body).toMatchObject({
      code: 'invalid',
      issues: [{ path: 'changes.owner_id', message: 'Only an owner or an editor can work on leads.' }],
    })
  expect(await ada()).toMatchObject({ version: 0 })
})
