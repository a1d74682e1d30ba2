import { eq } from 'drizzle-orm'
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

test('create-contact adds a contact by hand with a next step and a first note, and undo removes both', async () => {
  const step = { next_step: 'Call back', next_step_on: '2026-12-04' }
  const note = 'Met at the breakfast.'
  const { body } = await create({ email: ' Ada@Example.com', name: 'Ada', note, ...step })
  expect(body).toEqual({ data: { id: expect.any(String), isNew: true }, logId: expect.any(String) })
  expect(await database.db.select().from(contacts)).toMatchObject([
    { email: 'ada@example.com', name: 'Ada', status: 'new', waiting_since: null, version: 0, ...step },
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

test('create-contact accepts names and profiles as long as editing and importing do', async () => {
  const [name, linkedin] = ['n'.repeat(200), 'l'.repeat(500)]
  const { status, body } = await create({ email: 'ada@example.com', name, linkedin })
  expect(status, body.error).toBe(200)
  expect(await database.db.select().from(contacts)).toMatchObject([{ name, linkedin }])
})

test('create-contact returns the existing contact for a known address, also concurrently', async () => {
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

test('create-contact returns the surviving contact for the address of a merged one', async () => {
  const whole = await putContact(database, { email: 'ada@example.com' })
  await putContact(database, { email: 'ada@old.example.com', merged_into: whole })
  expect((await create({ email: 'ada@old.example.com' })).body['data']).toEqual({ id: whole, isNew: false })
})

test('a contact without a form is listed with how they were added, until a form brings an attribution', async () => {
  const { post } = createTestApp(database, { role: 'editor' })
  await create({ email: 'hand@example.com' })
  await post('import-contacts', { csv: 'email\nfile@example.com\n', dryRun: false })
  await putContact(database, { email: 'form@example.com' })
  const sources = async () => {
    const rows = (await post('list-contacts', { sort: 'newest' })).body['data'] as Record<string, unknown>[]
    return Object.fromEntries(
      rows.map(({ email, came_by, first_came_by }) => [email, [first_came_by, came_by]]),
    )
  }
  expect(await sources()).toEqual({
    'hand@example.com': ['Added by hand', 'Added by hand'],
    'file@example.com': ['Import', 'Import'],
    'form@example.com': [null, null],
  })
  const touch = { at: new Date().toISOString(), referrer: 'https://www.linkedin.com/feed/' }
  await post('subscribe-contact', {
    name: 'Ada',
    email: 'file@example.com',
    company: 'Engines',
    visit: { first: touch, last: touch },
  })
  expect((await sources())['file@example.com']).toEqual(['LinkedIn', 'LinkedIn'])
  const [imported] = await database.db.select().from(contacts).where(eq(contacts.email, 'file@example.com'))
  const { body } = await post('get-contact', { id: imported?.id })
  expect(body['data']).toMatchObject({ origin: 'import', firstTouch: touch })
})
