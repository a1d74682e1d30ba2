import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import { allRows } from '#test/all-rows'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAnswers, exampleBodies } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const editor = () => createTestApp(database, { role: 'editor' })

/** A contact with a scorecard, a request, a note, a reply, a next step and times to the microsecond. */
async function makeFull(email: string, name: string): Promise<string> {
  const { post } = createTestApp(database)
  const touch = { at: '2026-01-02T03:04:05Z', landingPage: '/landing', utm_source: name }
  const formData = { ...exampleAnswers, email, fullName: name, linkedin: `in/${name}` }
  await post('send-score-email', {
    score: 14,
    formData,
    submissionId: randomUUID(),
    visit: { first: touch, last: touch },
  })
  await post('subscribe-contact', {
    ...exampleBodies['subscribe-contact'],
    email,
    name,
    phone: name === 'Ada' ? '+1 555 0100' : '555-0199',
  })
  await database.db.execute(
    sql`update contacts set confirmed_at = clock_timestamp(), created_at = clock_timestamp(), version = ${name.length} where email = ${email}`,
  )
  const [contact] = await database.db.select().from(contacts).where(eq(contacts.email, email))
  const id = contact?.id ?? ''
  const { post: write } = editor()
  await write('add-note', { id, kind: 'call', text: `Rang ${name}.` })
  await write('update-contact', {
    id,
    version: name.length,
    changes: { next_step: `Ring ${name}`, next_step_on: '2026-11-25' },
  })
  await write('send-reply', { id, subject: 'Hello', text: `Hello ${name}` })
  await post('subscribe-contact', { ...exampleBodies['subscribe-contact'], email, name })
  return id
}

async function merge(keep: string, other: string, fields: object = {}) {
  const answer = await editor().post('merge-contacts', { keep, merge: other, fields })
  expect(answer.status, answer.body.error).toBe(200)
  return String(answer.body['logId'])
}

/** Undoes an action; returns its log entry. */
async function undo(logId: string) {
  const answer = await editor().post('undo', { logId })
  expect(answer.status, answer.body.error).toBe(200)
  return String(answer.body['logId'])
}

const refused = async (logId: string) => (await editor().post('undo', { logId })).body.error

/** Everything but the log, byte for byte, except the contacts' versions, which advance. */
async function everything() {
  const { contacts: people = [], ...rows } = await allRows(database, [log])
  return { ...rows, contacts: people.map((row) => row.replace(/"version":\d+/, '')) }
}

const contact = async (id: string) =>
  (await database.db.select().from(contacts).where(eq(contacts.id, id)))[0]

test('undo of a merge restores every row of every table byte for byte', async () => {
  const [ada, bob] = [await makeFull('ada@example.com', 'Ada'), await makeFull('bob@example.com', 'Robert')]
  const before = await everything()
  const [wasAda, wasBob] = [await contact(ada), await contact(bob)]
  const logId = await merge(ada, bob, { phone: 'merge', name: 'keep' })

  const merged = await contact(ada)
  expect(merged).toMatchObject({ name: 'Ada', phone: '555-0199', next_step: 'Ring Ada' })
  expect(merged?.waiting_since).toEqual(wasAda?.waiting_since)
  expect(merged?.last_activity_at).toEqual(wasBob?.last_activity_at)
  expect(await contact(bob)).toMatchObject({ merged_into: ada, waiting_since: null, next_step: null })
  const { body } = await editor().post('get-contact', { id: bob })
  expect(body['data']).toMatchObject({
    id: ada,
    otherEmails: ['bob@example.com'],
    timeline: { counts: { forms: 6, notes: 2, mail: 8 } },
  })
  expect((body['data'] as { scorecards: unknown[] }).scorecards).toHaveLength(2)

  const after = await everything()
  const undone = await undo(logId)
  expect(await everything()).toEqual(before)
  const redone = await undo(undone)
  expect(await everything()).toEqual(after)
  await undo(redone)
  expect(await everything()).toEqual(before)
})

test('a merged contact takes over the clock of the other one’s open question', async () => {
  const [ada, bob] = [await makeFull('ada@example.com', 'Ada'), await makeFull('bob@example.com', 'Robert')]
  // Ada came first; she is answered, and Robert still waits.
  const answered = await editor().post('set-contact-status', { ids: [ada], status: 'answered' })
  expect(answered.status, answered.body.error).toBe(200)
  const waitingSince = (await contact(bob))?.waiting_since
  expect([(await contact(ada))?.waiting_since, waitingSince]).toEqual([null, expect.any(Date)])
  await merge(ada, bob)
  expect((await contact(ada))?.waiting_since).toEqual(waitingSince)
})

test.each<[string, (id: string) => Promise<{ status: number }>]>([
  ['a note', (id) => editor().post('add-note', { id, kind: 'call', text: 'Rang again.' })],
  ['a reply', (id) => editor().post('send-reply', { id, subject: 'Again', text: 'Hello again' })],
])('redo of a merge is refused after %s to one of the two', async (_what, write) => {
  const [ada, bob] = [await makeFull('ada@example.com', 'Ada'), await makeFull('bob@example.com', 'Robert')]
  const undone = await undo(await merge(ada, bob))
  expect((await write(bob)).status).toBe(200)
  const before = await everything()
  expect(await refused(undone)).toBe('Something has come for them since. Merge the two again instead.')
  expect(await everything()).toEqual(before)
})

test('redo of a merge is refused when one of the two has sent a form since', async () => {
  const [ada, bob] = [await makeFull('ada@example.com', 'Ada'), await makeFull('bob@example.com', 'Robert')]
  const undone = await undo(await merge(ada, bob))
  const form = { ...exampleBodies['subscribe-contact'], email: 'bob@example.com', name: 'Robert' }
  await createTestApp(database).post('subscribe-contact', form)
  const before = await everything()
  expect(await refused(undone)).toBe('Something has come for them since. Merge the two again instead.')
  expect(await everything()).toEqual(before)
  await merge(ada, bob)
  expect(await database.db.$count(activities, eq(activities.contact_id, bob))).toBe(0)
})

test('undo of a status change does not restart the clock of a contact merged since', async () => {
  const [ada, bob] = [await makeFull('ada@example.com', 'Ada'), await makeFull('bob@example.com', 'Robert')]
  const cyd = await makeFull('cyd@example.com', 'Cydney')
  const answered = async (ids: string[]) => {
    const answer = await editor().post('set-contact-status', { ids, status: 'answered' })
    expect(answer.status, answer.body.error).toBe(200)
    return String(answer.body['logId'])
  }
  const many = await answered([bob, cyd])
  await merge(ada, bob)
  await undo(many)
  expect(await contact(bob)).toMatchObject({ merged_into: ada, waiting_since: null })
  expect(await contact(cyd)).toMatchObject({ waiting_since: expect.any(Date) })
  const one = await answered([cyd])
  await merge(ada, cyd)
  expect(await refused(one)).toBe('They were merged with somebody else since. Undo that first.')
  expect(await contact(cyd)).toMatchObject({ merged_into: ada, waiting_since: null })
})

test('undo of a merge leaves newer submissions and edits with the surviving contact', async () => {
  const [ada, bob] = [await makeFull('ada@example.com', 'Ada'), await makeFull('bob@example.com', 'Robert')]
  const logId = await merge(ada, bob)
  await createTestApp(database).post('subscribe-contact', {
    ...exampleBodies['subscribe-contact'],
    email: 'Bob@Example.com',
  })
  expect(await database.db.$count(activities, eq(activities.contact_id, ada))).toBe(7)
  const version = (await contact(ada))?.version ?? 0
  await editor().post('update-contact', { id: ada, version, changes: { company: 'Engines' } })
  await undo(logId)
  expect(await contact(ada)).toMatchObject({ company: 'Engines', next_step: 'Ring Ada' })
  expect((await contact(ada))?.version).toBeGreaterThan(version)
  expect(await contact(bob)).toMatchObject({ merged_into: null, next_step: 'Ring Robert' })
  expect(await database.db.$count(activities, eq(activities.contact_id, ada))).toBe(4)
  expect(await database.db.$count(activities, eq(activities.contact_id, bob))).toBe(3)
})

test('a chain of merges can be undone only in reverse order', async () => {
  const ids = ['ada', 'bob', 'cyd'].map(() => randomUUID())
  const at = new Date('2026-01-02T03:04:05Z')
  await database.db
    .insert(contacts)
    .values(ids.map((id) => ({ id, email: `${id}@example.com`, created_at: at, last_activity_at: at })))
  const [ada = '', bob = '', cyd = ''] = ids
  const before = await everything()
  const first = await merge(bob, cyd)
  const second = await merge(ada, bob)
  const into = await database.db
    .select({ into: contacts.merged_into })
    .from(contacts)
    .where(inArray(contacts.id, [bob, cyd]))
  expect(into).toEqual([{ into: ada }, { into: ada }])
  expect(await refused(first)).toBe('They were merged with somebody else since. Undo that first.')
  await undo(second)
  await undo(first)
  expect(await everything()).toEqual(before)
})

test('merge-contacts refuses to merge into a merged contact, and to change one', async () => {
  const [ada, bob] = [await makeFull('ada@example.com', 'Ada'), await makeFull('bob@example.com', 'Robert')]
  await merge(ada, bob)
  const { post } = editor()
  for (const [name, body] of Object.entries({
    'merge-contacts': { keep: bob, merge: ada },
    'add-note': { id: bob, kind: 'note', text: 'Hello' },
    'send-reply': { id: bob, subject: 'Hello', text: 'Hello' },
  }))
    expect((await post(name, body)).body).toMatchObject({ code: 'conflict' })
  // A repeat is not another merge.
  expect((await post('merge-contacts', { keep: ada, merge: bob })).body).toMatchObject({ logId: null })
})
