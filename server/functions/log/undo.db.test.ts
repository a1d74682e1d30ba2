import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { caseStudies } from '#server/db/schema/case-studies'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { notes } from '#server/db/schema/notes'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { savedViews } from '#server/db/schema/saved-views'
import { settings } from '#server/db/schema/settings'
import { storedRow } from '#server/db/stored-row'
import { testimonials } from '#server/db/schema/testimonials'
import { callerWith } from '#test/app'
import { exampleBodies } from '#test/examples'
import { putQuarantinedSubmission } from '#test/quarantined-submissions'
import { loggedIn } from '#test/log'
import { withUndoHandler } from '#test/undo-handler'

const given = withUndoHandler()
const { id, otherId, now, post, undo, done, act, bytesOf, addContact, addDelivery } = given

async function addTestimonial() {
  const answer = await post('submit-testimonial', exampleBodies['submit-testimonial'] as object)
  expect(answer.status, answer.body.error).toBe(200)
}

const addStudy = () =>
  given.database.db.execute(sql`insert into case_studies
    (id, slug, title, challenge, tags, metrics, is_published, created_at, updated_at) values
    (${id}, 'quotes', 'Quotes', 'They waited.', '"[\\"a\\", \\"b\\"]"', '{"zebra":"9 %","ant":"1"}', true,
      '2026-01-02T03:04:05.123456Z', '2026-01-02T03:04:05.654321Z')`)

async function firstTestimonial() {
  const [found] = await given.database.db.select().from(testimonials)
  return found?.id
}

/** The change's name, its table, the preparation, and the change itself. */
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
    () => putQuarantinedSubmission(given.database.db, { id }),
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
      await given.database.db.insert(notes).values(note)
      const [after] = await given.database.db.select().from(contacts)
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
      const [saved] = await given.database.db.select().from(settings)
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

describe.each(kinds)('%s', (_name, table, prepare, change) => {
  test('is undone byte for byte, and redone by undoing the undo', async () => {
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

describe('undo of settings saved together with a password', () => {
  const apple = { name: 'PODCAST_APPLE_URL', value: 'https://pod.example.com', updatedAt: null }
  const smtp = (password: string, updatedAt: string | null) => ({
    name: 'SMTP_URL',
    value: `smtp://user:${password}@mail.example`,
    updatedAt,
  })
  const stored = () => given.database.db.select().from(settings).orderBy(settings.key)

  test('removes all of them if none was set before', async () => {
    const logId = await done('save-settings', { changes: [apple, smtp('hunter22', null)] })
    const { body } = await undo(logId)
    expect(body, body.error).toMatchObject({ data: { logId, kept: 0 } })
    expect(await stored()).toEqual([])
    // The log has no password to restore.
    const redone = await undo(body['logId'])
    expect(redone.body, redone.body.error).toMatchObject({ data: { leavesPassword: true } })
    expect(await stored()).toMatchObject([{ key: apple.name, value: apple.value }])
  })

  test('restores them, and keeps the password that replaced another', async () => {
    await done('save-settings', { changes: [smtp('hunter22', null)] })
    const [first] = await stored()
    const updatedAt = first?.updated_at.toISOString() ?? null
    const logId = await done('save-settings', { changes: [apple, smtp('hunter23', updatedAt)] })
    const second = (await stored()).find(({ key }) => key === 'SMTP_URL')
    const { body } = await undo(logId)
    expect(body, body.error).toMatchObject({ data: { logId, kept: 0, leavesPassword: true } })
    expect(await stored()).toEqual([second])
  })

  test('keeps them if somebody has entered another password since', async () => {
    const logId = await done('save-settings', { changes: [apple, smtp('hunter22', null)] })
    const saved = (await stored()).find(({ key }) => key === 'SMTP_URL')
    await done('save-settings', { changes: [smtp('hunter23', saved?.updated_at.toISOString() ?? null)] })
    const { status, body } = await undo(logId)
    expect(status).toBe(409)
    expect(body.error).toMatch(/has changed SMTP_URL since, so this can’t be undone/)
    expect(await stored()).toHaveLength(2)
  })
})

test('an edit based on a state before the undo gets a conflict', async () => {
  await addContact({ next_step: 'Call', version: 4 })
  const change = (version: number, next_step: string) =>
    post('update-contact', { id, version, changes: { next_step } })
  const changed = await change(4, 'Write')
  const { version: seen } = changed.body['data'] as { version: number }
  await undo(changed.body['logId'])
  const [undone] = await given.database.db.select().from(contacts)
  expect(undone?.version).toBeGreaterThan(seen)
  expect((await change(undone?.version ?? 0, 'Meet')).status).toBe(200)
  expect(
    (await post('update-contact', { id, version: seen, changes: { next_step: 'Wait' } }, 'editor')).body.code,
  ).toBe('conflict')
})

describe('undo of a bulk action', () => {
  /** Everything but the versions, which advance. */
  const everybody = async () =>
    (await given.database.db.select().from(contacts).orderBy(contacts.email)).map(
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
  ])('restores %s, and is redone by undoing the undo', async (_name, change) => {
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

test('undo restores a deleted case study with microseconds and the order of its JSON keys', async () => {
  await addStudy()
  const before = await bytesOf(caseStudies)
  const row = await given.database.db.transaction((tx) => storedRow(tx, caseStudies, id))
  await given.database.db.delete(caseStudies)
  await undo(await act([{ on: { kind: 'case-study', id }, before: row, after: null }]))
  expect(await bytesOf(caseStudies)).toBe(before)
})

test('the log shows what was undone, and by which action', async () => {
  await addTestimonial()
  const logId = await done('update-testimonial-status', { id: await firstTestimonial(), isApproved: true })
  const undone = (await undo(logId)).body['logId']
  const rows = await loggedIn(given.database)
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
  const again = await loggedIn(given.database)
  expect(again.find((row) => row.id === logId)?.undone_by).toBeNull()
  expect(again.find((row) => row.id === undone)?.undone_by).toEqual(expect.any(String))
})

test('of two concurrent undos of the same action, one is applied and both return 200', async () => {
  await addTestimonial()
  const logId = await done('update-testimonial-status', { id: await firstTestimonial(), isApproved: true })
  const answers = await Promise.all([undo(logId), undo(logId)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.filter(({ body }) => body['logId'] !== null)).toHaveLength(1)
})
