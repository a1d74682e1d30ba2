import { asc, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { actsIn, loggedIn } from '#test/log'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const set = (body: object) => createTestApp(database, { role: 'editor' }).post('set-contact-status', body)
const all = () => database.db.select().from(contacts).orderBy(asc(contacts.email))
/** Returns all contacts without their versions, which advance. */
const asTheyAre = async () => (await all()).map((contact) => ({ ...contact, version: 0 }))

async function undoLast() {
  const [row] = (await loggedIn(database)).slice(-1)
  return createTestApp(database, { role: 'editor' }).post('undo', { logId: row?.id })
}

const open = { status: ['new', 'answered'] }

test('set-contact-status changes 999 contacts of a view except one as one log entry, and undo restores all', async () => {
  await database.db.execute(sql`
    insert into contacts (id, email, status, waiting_since, created_at, last_activity_at)
    select gen_random_uuid(), lpad(n::text, 5, '0') || '@example.com',
      (array['new', 'answered', 'client'])[1 + n % 3], case when n % 5 = 0 then now() - n * interval '1 minute' end, now(), now()
    from generate_series(1, 1500) as n`)
  const before = await asTheyAre()
  const first = before.find(({ status }) => status === 'new')
  const answer = await set({
    status: 'parked',
    filter: { filters: open },
    except: [first?.id],
    expectedCount: 999,
  })
  expect(answer.body).toEqual({ data: { changed: 999 }, logId: expect.any(String) })
  const after = await all()
  expect(after.filter(({ status }) => status === 'parked')).toHaveLength(999)
  expect(after.filter(({ waiting_since, status }) => waiting_since && status === 'parked')).toEqual([])
  expect(after.find(({ id }) => id === first?.id)).toEqual(first)
  const rows = await actsIn(database)
  expect(rows).toMatchObject([{ id: answer.body['logId'], subject_kind: 'contacts', after: { count: 999 } }])
  expect((await undoLast()).body['data']).toMatchObject({ kept: 0 })
  expect(await asTheyAre()).toEqual(before)
})

test('set-contact-status returns 409 when the view has another number of leads than expected', async () => {
  for (const _lead of [1, 2, 3]) await putContact(database)
  const before = await all()
  await putContact(database, { email: 'zoe@example.com' })
  const refused = await set({ status: 'parked', filter: { filters: open }, expectedCount: 3 })
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'You chose 3, and there are 4 now. Nothing was changed. Look at the list again, then choose.',
  ])
  expect((await all()).slice(0, 3)).toEqual(before)
  expect(await loggedIn(database)).toEqual([])
  expect((await set({ status: 'parked', filter: { filters: open }, expectedCount: 4 })).body['data']).toEqual(
    {
      changed: 4,
    },
  )
})

test('set-contact-status changes every lead of the view or none while new leads arrive', async () => {
  for (let n = 0; n < 20; n += 1) await putContact(database)
  const { post } = createTestApp(database)
  const form = (n: number) =>
    post('subscribe-contact', { name: 'Ada', email: `ada${n}@example.com`, company: 'Engines' })
  const acts = [0, 1, 2].map(() => set({ status: 'parked', filter: { filters: open }, expectedCount: 20 }))
  const [first, second, third] = await Promise.all([...acts, form(1), form(2)])
  const parked = (await all()).filter(({ status }) => status === 'parked')
  const done = [first, second, third].filter((answer) => answer?.status === 200)
  expect(done.length).toBeLessThanOrEqual(1)
  expect(parked).toHaveLength(done.length * 20)
  for (const answer of [first, second, third]) expect([200, 409]).toContain(answer?.status)
})

test('the statuses “Answered” and “Call booked” stop the clock and keep an earlier first reply', async () => {
  const asked = new Date('2026-04-05T06:00:00Z')
  const replied = new Date('2026-04-05T07:00:00Z')
  const waits = { waiting_since: asked, first_asked_at: asked }
  const first = await putContact(database, { email: 'a@example.com', ...waits })
  const again = await putContact(database, {
    email: 'b@example.com',
    ...waits,
    first_reply_at: replied,
    first_reply_how: 'reply',
  })
  const booked = await putContact(database, { email: 'c@example.com', ...waits })
  const never = await putContact(database, { email: 'd@example.com' })
  await set({ status: 'answered', ids: [first, again, never] })
  await set({ status: 'call_booked', ids: [booked] })
  expect(await all()).toMatchObject([
    {
      status: 'answered',
      waiting_since: null,
      first_reply_how: 'elsewhere',
      first_reply_at: expect.any(Date),
    },
    { status: 'answered', waiting_since: null, first_reply_how: 'reply', first_reply_at: replied },
    { status: 'call_booked', waiting_since: null, first_reply_how: 'call_booked' },
    { status: 'answered', waiting_since: null, first_reply_how: null, first_reply_at: null },
  ])
  await set({ status: 'proposal', ids: [first] })
  expect((await all())[0]).toMatchObject({ status: 'proposal', first_reply_how: 'elsewhere' })
})

test('set-contact-status returns 409 for an outdated version, and succeeds with the current one', async () => {
  const id = await putContact(database, { name: 'Yuki Tanabe' })
  await set({ status: 'call_booked', ids: [id] })
  const refused = await set({ status: 'answered', ids: [id], versions: { [id]: 0 } })
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'Somebody has changed Yuki Tanabe since you looked: the status is “Call booked” now.',
  ])
  expect((await set({ status: 'answered', ids: [id], versions: { [id]: 1 } })).body['data']).toEqual({
    changed: 1,
  })
})

test('setting the status that a contact already has changes and logs nothing', async () => {
  const id = await putContact(database, { status: 'parked' })
  expect((await set({ status: 'parked', ids: [id] })).body).toEqual({ data: { changed: 0 }, logId: null })
  expect((await all())[0]?.version).toBe(0)
})

test('undo of a status change keeps contacts that somebody has changed since', async () => {
  const [one, two] = [
    await putContact(database, { email: 'a@example.com' }),
    await putContact(database, { email: 'b@example.com' }),
  ]
  const { body } = await set({ status: 'parked', ids: [one, two] })
  await set({ status: 'client', ids: [two] })
  const undone = await createTestApp(database, { role: 'editor' }).post('undo', { logId: body['logId'] })
  expect(undone.body['data']).toMatchObject({ kept: 1 })
  expect((await all()).map(({ status }) => status)).toEqual(['new', 'client'])
})

test('set-contact-status requires either ids, or a filter with the expected count', async () => {
  const id = await putContact(database)
  for (const body of [{}, { filter: {} }, { ids: [id], expectedCount: 1 }, { except: [id] }]) {
    const answer = await set({ status: 'parked', ...body })
    expect([answer.status, answer.body.error]).toEqual([422, 'Give either ids, or filter with expectedCount'])
  }
})
