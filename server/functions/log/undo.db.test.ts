import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#domain/role'
import { undoDays } from '#domain/undo-days'
import { caseStudies } from '#server/db/schema/case-studies'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { log } from '#server/db/schema/log'
import { notes } from '#server/db/schema/notes'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { savedViews } from '#server/db/schema/saved-views'
import { settings } from '#server/db/schema/settings'
import { storedRow } from '#server/db/stored-row'
import { testimonials } from '#server/db/schema/testimonials'
import { users } from '#server/db/schema/users'
import { type Change, writeLog } from '#server/queries/log/log.server'
import { addAccount } from '#test/accounts'
import { callerWith, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { putHeldSubmission } from '#test/held-submissions'
import { loggedIn } from '#test/log'
import { putAccount } from '#test/team'

let database: TestDatabase
const id = randomUUID()
const otherId = randomUUID()
const now = new Date()
beforeEach(async () => {
  database = await testDatabase()
})

const post = (name: string, body: object, role: Role = 'owner') =>
  createTestApp(database, { role }).post(name, body)
const undo = (logId: unknown, role?: Role) => post('undo', { logId }, role)

async function done(name: string, body: object): Promise<string> {
  const answer = await post(name, body)
  expect(answer.status, answer.body.error).toBe(200)
  return String(answer.body['logId'])
}

/** An act as the log has it, for what no function changes yet. */
const act = (changes: readonly Change[], values: Partial<typeof log.$inferInsert> = {}) =>
  database.db.transaction(async (tx) => {
    const user = callerWith('editor').userId ?? null
    const logId = String(await writeLog(tx, { userId: user, action: 'sample', now: new Date() }, changes))
    if (Object.keys(values).length > 0) await tx.update(log).set(values).where(eq(log.id, logId))
    return logId
  })

/** The rows of a table as the database has them, to the byte, but for their versions, which go on. */
async function bytesOf(table: PgTable): Promise<string> {
  const row = sql`regexp_replace(row_to_json(${table})::text, '"version":\\d+', '')`
  const { rows } = await database.db.execute<{ text: string | null }>(
    sql`select string_agg(${row}, chr(10) order by ${row}) as text from ${table}`,
  )
  return rows[0]?.text ?? ''
}

async function addContact(values: Partial<typeof contacts.$inferInsert> = {}) {
  const times = { created_at: now, last_activity_at: now }
  await database.db.insert(contacts).values({ id, email: `${id}@example.com`, ...times, ...values })
}

async function addTestimonial() {
  const answer = await post('submit-testimonial', exampleBodies['submit-testimonial'] as object)
  expect(answer.status, answer.body.error).toBe(200)
}

const addStudy = () =>
  database.db.execute(sql`insert into case_studies
    (id, slug, title, challenge, tags, metrics, is_published, created_at, updated_at) values
    (${id}, 'quotes', 'Quotes', 'They waited.', '"[\\"a\\", \\"b\\"]"', '{"zebra":"9 %","ant":"1"}', true,
      '2026-01-02T03:04:05.123456Z', '2026-01-02T03:04:05.654321Z')`)

const addDelivery = async (state: 'pending' | 'failed') => {
  await database.db.insert(deliveries).values({
    id,
    kind: 'contact-mail',
    dedupe_key: 'once',
    payload: { b: 1, a: 2 },
    state,
    mail: 'visitor',
    recipient: 'ada@exmaple.com',
    sent_at: [now],
    created_at: now,
  })
  // The database's own times have more digits than ours.
  await database.db.execute(
    sql`update deliveries set next_attempt_at = '2026-01-02T03:04:05.123456Z', expires_at = '2026-01-02T03:04:05.654321Z'`,
  )
}

/** What is changed, in which table, and how. */
const kinds: [string, PgTable, () => Promise<unknown>, () => Promise<string>][] = [
  [
    'a testimonial that was published',
    testimonials,
    addTestimonial,
    async () => done('update-testimonial-status', { id: await firstTestimonial(), isApproved: true }),
  ],
  [
    'a testimonial that was deleted',
    testimonials,
    addTestimonial,
    async () => done('update-testimonial-status', { id: await firstTestimonial(), action: 'delete' }),
  ],
  [
    'a picture of a case study',
    caseStudies,
    addStudy,
    async () => done('update-case-study-image', { id, title: 'Quotes that leave on time' }),
  ],
  [
    'a submission that was rejected',
    quarantinedSubmissions,
    () => putHeldSubmission(database.db, { id }),
    async () => done('reject-submission', { id }),
  ],
  [
    'a delivery that was canceled',
    deliveries,
    () => addDelivery('pending'),
    async () => done('cancel-delivery', { id }),
  ],
  [
    'what comes next for a contact',
    contacts,
    () => addContact({ next_step: 'Call', next_step_on: '2026-04-05', version: 3, yearly_cost: 0.1 + 0.2 }),
    async () => {
      const changes = { next_step: null, next_step_on: null, company: 'Bakery' }
      return done('update-contact', { id, version: 3, changes })
    },
  ],
  [
    'a contact that was made, with a note',
    contacts,
    async () => undefined,
    async () => {
      await addContact()
      const note = { id: otherId, contact_id: id, kind: 'call' as const, text: 'No answer.', created_at: now }
      await database.db.insert(notes).values(note)
      const [after] = await database.db.select().from(contacts)
      return act([
        { on: { kind: 'contact', id }, before: null, after: after ?? null },
        { on: { kind: 'note', id: otherId }, before: null, after: note },
      ])
    },
  ],
  [
    'a note',
    notes,
    () => addContact(),
    async () => done('add-note', { id, kind: 'call', text: 'No answer.' }),
  ],
  [
    'a view that was kept',
    savedViews,
    async () => undefined,
    async () => done('save-view', exampleBodies['save-view'] as object),
  ],
  [
    'settings that were saved',
    settings,
    () =>
      post('save-settings', {
        changes: [{ name: 'BOOKING_URL', value: 'https://cal.example.com/a', updatedAt: null }],
      }),
    async () => {
      const [saved] = await database.db.select().from(settings)
      const updatedAt = saved?.updated_at.toISOString()
      return done('save-settings', {
        changes: [
          { name: 'BOOKING_URL', value: 'https://cal.example.com/b', updatedAt },
          { name: 'PODCAST_APPLE_URL', value: 'https://pod.example.com', updatedAt: null },
        ],
      })
    },
  ],
]

async function firstTestimonial() {
  const [found] = await database.db.select().from(testimonials)
  return found?.id
}

describe.each(kinds)('%s', (_name, table, prepare, change) => {
  test('comes back to the byte, and is done again by undoing that', async () => {
    await prepare()
    const before = await bytesOf(table)
    const logId = await change()
    const after = await bytesOf(table)
    expect(after).not.toBe(before)

    const undone = await undo(logId)
    expect(undone.body).toEqual({ data: { logId, kept: 0 }, logId: expect.any(String) })
    expect(await bytesOf(table)).toBe(before)
    expect((await undo(logId)).body).toEqual({ data: { logId, kept: 0 }, logId: null })

    const redone = await undo(undone.body['logId'])
    expect(redone.status, redone.body.error).toBe(200)
    expect(await bytesOf(table)).toBe(after)
    expect((await undo(logId)).body['logId']).toEqual(expect.any(String))
    expect(await bytesOf(table)).toBe(before)
  })
})

test('who has seen somebody in between is told, whatever was changed after the undo', async () => {
  await addContact({ next_step: 'Call', version: 4 })
  const change = (version: number, next_step: string) =>
    post('update-contact', { id, version, changes: { next_step } })
  const changed = await change(4, 'Write')
  const { version: seen } = changed.body['data'] as { version: number }
  await undo(changed.body['logId'])
  const [undone] = await database.db.select().from(contacts)
  expect(undone?.version).toBeGreaterThan(seen)
  expect((await change(undone?.version ?? 0, 'Meet')).status).toBe(200)
  expect(
    (await post('update-contact', { id, version: seen, changes: { next_step: 'Wait' } }, 'editor')).body.code,
  ).toBe('conflict')
})

describe('of many at once', () => {
  /** Everything but their versions, which go on. */
  const everybody = async () =>
    (await database.db.select().from(contacts).orderBy(contacts.email)).map(
      ({ version: _version, ...row }) => row,
    )

  test.each([
    ['a status', () => done('set-contact-status', { ids: [id], status: 'answered' })],
    [
      'an import',
      () =>
        done('import-contacts', {
          csv: `email,company\n${id}@example.com,Bakery\nnew@example.com,Mill`,
          dryRun: false,
        }),
    ],
  ])('%s comes back, and is done again by undoing that', async (_name, change) => {
    await addContact({ waiting_since: now, first_asked_at: now })
    const before = await everybody()
    const logId = await change()
    const after = await everybody()
    expect(after).not.toEqual(before)
    const undone = await undo(logId)
    expect(await everybody()).toEqual(before)
    const redone = await undo(undone.body['logId'])
    expect(redone.status, redone.body.error).toBe(200)
    expect((await everybody()).map(({ email, status, company }) => [email, status, company])).toEqual(
      after.map(({ email, status, company }) => [email, status, company]),
    )
  })
})

test('a case study that was deleted comes back with every digit and in its own order', async () => {
  await addStudy()
  const before = await bytesOf(caseStudies)
  const row = await database.db.transaction((tx) => storedRow(tx, caseStudies, id))
  await database.db.delete(caseStudies)
  await undo(await act([{ on: { kind: 'case-study', id }, before: row, after: null }]))
  expect(await bytesOf(caseStudies)).toBe(before)
})

test('the log says what was undone, and by which act', async () => {
  await addTestimonial()
  const logId = await done('update-testimonial-status', { id: await firstTestimonial(), isApproved: true })
  const undone = (await undo(logId)).body['logId']
  const rows = await loggedIn(database)
  const of = (wanted: unknown) => rows.find((row) => row.id === wanted)
  expect(of(logId)).toMatchObject({ undone_by: of(undone)?.act_id })
  expect(of(undone)).toMatchObject({
    action: 'undo',
    user_id: callerWith('owner').userId,
    before: { is_approved: true },
    after: { is_approved: false },
    undone_by: null,
  })
  await undo(undone)
  const again = await loggedIn(database)
  expect(again.find((row) => row.id === logId)?.undone_by).toBeNull()
  expect(again.find((row) => row.id === undone)?.undone_by).toEqual(expect.any(String))
})

describe('what somebody has changed since', () => {
  test('stays, and is named with whoever did it', async () => {
    await addContact({ next_step: 'Call' })
    await addAccount(database, { email: 'nora.w@example.com', role: 'editor' })
    const { rows } = await database.db.execute<{ id: string }>(sql`select id from users`)
    const on = { kind: 'contact' as const, id }
    const change = async (before: object, after: Partial<typeof contacts.$inferInsert>) => {
      await database.db.update(contacts).set(after)
      return act([{ on, before, after }])
    }
    const logId = await change({ next_step: 'Call', version: 0 }, { next_step: 'Write', version: 1 })
    const later = await change({ status: 'new', version: 1 }, { status: 'client', version: 2 })
    await database.db.update(log).set({ user_id: rows[0]?.id ?? null })
    // Another column is in nobody's way, and whoever has seen the row meanwhile is told.
    const undone = await undo(logId)
    expect(undone.status, undone.body.error).toBe(200)
    expect(await database.db.select().from(contacts)).toMatchObject([
      { next_step: 'Call', status: 'client', version: 3 },
    ])
    await undo(undone.body['logId'])
    const last = await change({ next_step: 'Write' }, { next_step: 'Meet' })
    await database.db
      .update(log)
      .set({ user_id: rows[0]?.id ?? null })
      .where(eq(log.id, last))
    const before = await bytesOf(contacts)
    expect((await undo(logId)).body).toMatchObject({
      code: 'conflict',
      error: 'Nora has changed the next step since, so this can’t be undone. Nothing was changed.',
    })
    expect(await bytesOf(contacts)).toBe(before)
    expect((await undo(later)).status).toBe(200)
  })

  test('on many at once is named, too', async () => {
    await addContact({ next_step: 'Call' })
    await addContact({ id: otherId, email: 'bob@example.com' })
    await putAccount(database.db, 'owner', 'nora.w@example.com')
    const changed = await done('update-contact', { id, version: 0, changes: { next_step: 'Write' } })
    await done('update-contacts', { ids: [id, otherId], next_step: 'Meet' })
    expect((await undo(changed)).body.error).toBe(
      'Nora has changed the next step since, so this can’t be undone. Nothing was changed.',
    )
  })

  test('and what is gone, is there again or has others belonging to it', async () => {
    await addContact()
    const made = await act([{ on: { kind: 'contact', id }, before: null, after: { status: 'new' } }])
    await database.db
      .insert(notes)
      .values({ id: otherId, contact_id: id, kind: 'note', text: 'x', created_at: now })
    expect((await undo(made)).body.error).toBe('Something belongs to it by now, so it can’t be removed.')
    const [note] = await database.db.select().from(notes)
    const removed = await act([{ on: { kind: 'note', id: otherId }, before: note ?? null, after: null }])
    expect((await undo(removed)).body.error).toBe(
      'Something else has put something in its place since, so this can’t be undone. Nothing was changed.',
    )
    const view = exampleBodies['save-view'] as object
    const saved = await post('save-view', view)
    const deleted = await done('delete-view', saved.body['data'] as object)
    await done('save-view', view)
    expect((await undo(deleted)).body.error).toMatch(/has put something in its place since/)
    await database.db.delete(notes)
    await database.db.delete(contacts)
    expect((await undo(removed)).body.error).toBe('What it belongs to is gone, so it can’t come back.')
    expect((await undo(made)).body.error).toBe(
      'Something else has removed it since, so this can’t be undone. Nothing was changed.',
    )
  })

  test('an address or an account that is somebody else’s by now, or gone', async () => {
    await addContact({ email: 'ada@example.com' })
    const corrected = await done('update-contact', { id, version: 0, changes: { email: 'ada@new.example' } })
    await addContact({ id: otherId, email: 'ada@example.com' })
    expect((await undo(corrected)).body).toMatchObject({
      code: 'conflict',
      error: 'Another one has that name or address by now, so this can’t be undone. Nothing was changed.',
    })
    const owner = await putAccount(database.db, 'owner', 'nora.w@example.com')
    await database.db.update(contacts).set({ owner_id: owner })
    const handed = await done('update-contact', { id, version: 1, changes: { owner_id: null } })
    await database.db.update(contacts).set({ owner_id: owner })
    const allHanded = await done('update-contacts', { ids: [id, otherId], owner_id: null })
    await database.db.delete(users)
    for (const logId of [handed, allHanded])
      expect((await undo(logId)).body).toMatchObject({
        code: 'conflict',
        error: 'Whoever it belonged to is gone, so this can’t be undone. Nothing was changed.',
      })
  })

  test('a setting', async () => {
    const change = (value: string, updatedAt: string | null) =>
      done('save-settings', { changes: [{ name: 'BOOKING_URL', value, updatedAt }] })
    const logId = await change('https://cal.example.com/a', null)
    const [saved] = await database.db.select().from(settings)
    await change('https://cal.example.com/b', saved?.updated_at.toISOString() ?? null)
    expect((await undo(logId)).body).toMatchObject({
      code: 'conflict',
      error: 'Somebody has changed BOOKING_URL since, so this can’t be undone. Nothing was changed.',
    })
  })
})

describe('refuses, and says why:', () => {
  const contents = { before: { is_approved: false }, after: { is_approved: true } }
  const change = [{ on: { kind: 'testimonial' as const, id }, ...contents }]

  test('what went out', async () => {
    await putHeldSubmission(database.db, { id })
    const answer = await undo(await done('release-submission', { id }))
    expect(answer.body).toMatchObject({ code: 'conflict', error: expect.stringContaining('was let through') })
    await addDelivery('failed')
    const sent = await undo(await done('correct-delivery', { id, recipient: 'ada@example.com' }))
    expect(sent.body).toMatchObject({ code: 'conflict', error: expect.stringContaining('was sent to') })
  })

  test('whoever was erased', async () => {
    await addContact()
    const answer = await undo(await done('erase-contact', { id }))
    expect(answer.body).toMatchObject({ code: 'conflict', error: expect.stringContaining('erased') })
    expect(await bytesOf(contacts)).toBe('')
  })

  test('what is too old, or forgotten', async () => {
    const old = new Date(now.getTime() - (undoDays * 24 + 1) * 3_600_000)
    expect((await undo(await act(change, { created_at: old }))).body.error).toBe(
      'This is more than 30 days old, so it can’t be undone anymore.',
    )
    const forgotten = 'What it changed isn’t kept anymore, so it can’t be undone.'
    expect((await undo(await act(change, { before: null, after: null }))).body.error).toBe(forgotten)
    await addContact()
    await addContact({ id: otherId, email: 'bob@example.com' })
    const many = await done('set-contact-status', { ids: [id, otherId], status: 'parked' })
    for (const erased of [id, otherId]) await done('erase-contact', { id: erased })
    expect((await undo(many)).body.error).toBe(forgotten)
  })

  test('who may do what, passwords, and for editors the settings', async () => {
    const role = await act([
      { on: { kind: 'account', id }, before: { role: null }, after: { role: 'owner' } },
    ])
    expect((await undo(role)).body.error).toMatch(/set at the server/)
    const secret = await done('save-settings', {
      changes: [{ name: 'SMTP_URL', value: 'smtp://user:hunter22@mail.example', updatedAt: null }],
    })
    expect((await undo(secret)).body.error).toMatch(/SMTP_URL is a password/)
    expect((await undo(secret, 'editor')).body).toMatchObject({
      code: 'forbidden',
      error: 'Only an owner can undo this.',
    })
  })

  test('what is not in the log', async () => {
    expect((await undo(randomUUID())).status).toBe(404)
  })
})

test('of two who undo the same at once, one does', async () => {
  await addTestimonial()
  const logId = await done('update-testimonial-status', { id: await firstTestimonial(), isApproved: true })
  const answers = await Promise.all([undo(logId), undo(logId)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.filter(({ body }) => body['logId'] !== null)).toHaveLength(1)
})
