import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { LoggedAction } from '#contracts/list-log'
import type { Role } from '#domain/role'
import { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import { notes } from '#server/db/schema/notes'
import { type Change, writeLog } from '#server/queries/log/log.server'
import { addAccount } from '#test/accounts'
import { callerWith, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { putQuarantinedSubmission } from '#test/quarantined-submissions'

let database: TestDatabase
const id = randomUUID()
const noteId = randomUUID()
const now = new Date()
beforeEach(async () => {
  database = await testDatabase()
})

const post = (name: string, body: object, role: Role = 'editor') =>
  createTestApp(database, { role }).post(name, body)

async function listed(body: object = {}, role?: Role) {
  const answer = await post('list-log', body, role)
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as {
    data: LoggedAction[]
    nextCursor: string | null
    count: { value: number; exact: boolean }
    people: { name: string }[]
  }
}

const act = (changes: readonly Change[], userId: string | null = null, at = new Date()) =>
  database.db.transaction((tx) => writeLog(tx, { userId, action: 'sample', now: at }, changes))

async function addContact() {
  const times = { created_at: now, last_activity_at: now }
  await database.db.insert(contacts).values({ id, email: 'tomasz@example.com', name: 'Tomasz', ...times })
  await database.db
    .insert(notes)
    .values({ id: noteId, contact_id: id, kind: 'note', text: 'Called.', created_at: now })
}

test('list-log lists who did what on whom, and what was undone', async () => {
  await addContact()
  await addAccount(database, { email: 'nora.w@example.com', role: 'editor' })
  const { rows } = await database.db.execute<{ id: string }>(sql`select id from users`)
  const nora = { id: rows[0]?.id ?? '', name: 'Nora', email: 'nora.w@example.com' }
  const on = { kind: 'contact' as const, id }
  const made = { text: 'Called.' }
  const logId = await act(
    [
      { on: { kind: 'note', id: noteId }, before: null, after: made },
      { on, before: { status: 'new' }, after: { status: 'client' } },
    ],
    nora.id,
  )
  const [first] = (await listed()).data
  const subjects = [
    { kind: 'note', id: noteId, name: 'Tomasz', contactId: id },
    { kind: 'contact', id, name: 'Tomasz', contactId: id },
  ]
  expect(first).toEqual({
    id: logId,
    actId: expect.any(String),
    at: expect.any(String),
    who: nora,
    action: 'sample',
    subject: subjects[0],
    people: null,
    count: 2,
    before: null,
    after: made,
    undid: null,
    isUndone: false,
    final: null,
  })
  const all = await listed({ filters: { actId: first?.actId } })
  expect(all.data.map(({ subject }) => subject)).toEqual(expect.arrayContaining(subjects))
  expect(all.people).toEqual([nora])

  await putQuarantinedSubmission(database.db, { id })
  await post('reject-submission', { id })
  const [rejected] = (await listed()).data
  expect(rejected).toMatchObject({
    action: 'reject-submission',
    subject: { kind: 'held-submission', name: expect.any(String) },
    who: { id: callerWith('editor').userId, name: 'Somebody' },
  })
  await post('undo', { logId: rejected?.id })
  const undone = await listed({ filters: { undone: true } })
  expect(undone.data).toMatchObject([{ id: rejected?.id, isUndone: true, final: null }])
  expect((await listed()).data[0]).toMatchObject({ action: 'undo', undid: 'reject-submission' })
})

test('list-log filters by person, kind and subject, and pages through every action once', async () => {
  const person = randomUUID()
  const other = randomUUID()
  for (const [index, [user, subject]] of [
    [person, id],
    [null, id],
    [person, other],
    [person, id],
    [null, other],
  ].entries()) {
    const on = { kind: 'testimonial' as const, id: subject ?? '' }
    const change = { on, before: { name: 'Ada' }, after: { name: `Ada ${index}` } }
    await act([change, { ...change, on: { kind: 'setting', id: 'BOOKING_URL' } }], user, new Date(index))
  }
  const ofPerson = await listed({ filters: { person } })
  expect(ofPerson.data.map(({ at }) => Date.parse(at))).toEqual([3, 2, 0])
  expect(ofPerson.count).toEqual({ value: 3, exact: true })
  expect((await listed({ filters: { person: 'nobody' } })).data).toHaveLength(2)
  expect((await listed({ filters: { person, kind: 'testimonial' } })).data).toHaveLength(3)
  const about = await listed({ filters: { kind: 'testimonial', subjectId: id } })
  expect(about.data.map(({ at }) => Date.parse(at))).toEqual([3, 1, 0])
  expect((await listed({ filters: { kind: 'setting', subjectId: 'BOOKING_URL' } })).data).toHaveLength(5)

  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page = await listed({ limit: 2, ...(cursor && { cursor }) })
    expect(page.count.value).toBe(5)
    seen.push(...page.data.map((each) => each.id))
    cursor = page.nextCursor
  } while (cursor)
  expect(new Set(seen).size).toBe(5)
  expect(seen).toHaveLength(5)
})

test('list-log names deleted subjects, omits long values and says why an action cannot be undone', async () => {
  const on = { kind: 'testimonial' as const, id }
  // The database's clock, by which settings are saved, may be some milliseconds behind.
  const earlier = (seconds: number) => new Date(Date.now() - seconds * 1_000)
  await act([{ on, before: { name: 'Grace', testimonial: 'It holds.' }, after: null }], null, earlier(20))
  const tooLong = { on, before: { testimonial: 'x'.repeat(30_000) }, after: { testimonial: 'y' } }
  await act([tooLong], null, earlier(10))
  await post(
    'save-settings',
    { changes: [{ name: 'BOOKING_URL', value: 'https://cal.example.com', updatedAt: null }] },
    'owner',
  )
  const [setting, long, gone] = (await listed()).data
  expect(gone).toMatchObject({ subject: { name: 'Grace' }, after: null, final: null })
  expect(long).toMatchObject({ before: null, after: null })
  expect(setting?.final).toBe('Only an owner can undo this.')
  expect((await listed({}, 'owner')).data[0]?.final).toBeNull()
  await database.db.update(log).set({ before: null, after: null })
  for (const each of (await listed({}, 'owner')).data)
    expect(each.final).toBe('What it changed isn’t kept anymore, so it can’t be undone.')
})

test('a change of a testimonial deleted since can be undone only after the deletion was undone', async () => {
  const { body } = await post('submit-testimonial', exampleBodies['submit-testimonial'] as object)
  const { id: of } = body['data'] as { id: string }
  await post('update-testimonial-status', { id: of, isApproved: true })
  await post('update-testimonial-status', { id: of, action: 'delete' })
  const [deleted, approved] = (await listed()).data
  const gone = 'It isn’t there anymore, so this can’t be undone.'
  expect([deleted?.final, approved?.final]).toEqual([null, gone])
  expect((await post('undo', { logId: approved?.id })).status).toBe(409)
  expect((await post('undo', { logId: deleted?.id })).status).toBe(200)
  expect((await listed()).data.at(-1)?.final).toBeNull()
  expect((await post('undo', { logId: approved?.id })).status).toBe(200)
})

test('list-log uses the same number of statements for any number of entries', async () => {
  await addContact()
  await post('submit-testimonial', exampleBodies['submit-testimonial'] as object)
  const statementsOf = async () => {
    let statements = 0
    const counted: TestDatabase = {
      ...database,
      db: new Proxy(database.db, {
        get(db, key) {
          if (['select', 'execute', '$count'].includes(String(key))) statements += 1
          return Reflect.get(db, key) as unknown
        },
      }),
    }
    await createTestApp(counted, { role: 'viewer' }).post('list-log', {})
    return statements
  }
  await act([{ on: { kind: 'contact', id }, before: null, after: {} }])
  const few = await statementsOf()
  for (let each = 0; each < 60; each += 1)
    await act([{ on: { kind: 'note', id: noteId }, before: null, after: {} }])
  expect(await statementsOf()).toBe(few)
  expect(few).toBeLessThanOrEqual(10)
})

test.each([
  [{ filters: { subjectId: id } }, 'Give the kind of thing as well'],
  [{ filters: { kind: 'nothing' } }, 'There is no such kind'],
  [{ cursor: 'bm90aGluZw' }, /./],
])('list-log refuses %j', async (body, message) => {
  const answer = await post('list-log', body)
  expect(answer.status).toBe(422)
  expect(answer.body.error).toMatch(message)
})
