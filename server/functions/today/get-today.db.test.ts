import { workshopFacts } from '#content/facts/facts'
import { nextStart } from '#domain/workshop-schedule'
import type { StoredAnswers } from '#domain/activity'
import { openStatuses } from '#domain/contact-status'
import { deliveryBranchNames } from '#domain/delivery-service'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getToday } from '#contracts/get-today'
import { backups } from '#server/db/schema/backups'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { calendars } from '#server/db/schema/calendars'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { testimonials } from '#server/db/schema/testimonials'
import type { Outside } from '#server/settings/outside'
import { allConnected, createTestApp } from '#test/app'
import { putAttendee } from '#test/attendees'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleCall } from '#test/example-calls'
import { putQuarantinedSubmission } from '#test/quarantined-submissions'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

/** Open day and night, so that no test depends on the time. */
const promise = {
  hours: 2,
  week: Array.from({ length: 7 }, () => [{ from: 0, to: 24 * 60 }]),
  exceptions: [],
  zone: 'UTC',
}

async function today(outside: Partial<Outside> = {}) {
  const app = createTestApp(database, { role: 'viewer', outside: { replyPromise: promise, ...outside } })
  const { status, body } = await app.post('get-today', {})
  expect(status, body.error).toBe(200)
  return (body as unknown as OutputOf<typeof getToday>).data
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type NewContact = typeof contacts.$inferInsert

async function putContact(given: Partial<NewContact>): Promise<string> {
  const id = randomUUID()
  const row = { id, email: `${id}@example.com`, created_at: hoursAgo(99), last_activity_at: hoursAgo(1) }
  await database.db.insert(contacts).values({ ...row, ...given })
  return id
}

async function putDelivery(given: Partial<typeof deliveries.$inferInsert>): Promise<void> {
  const id = randomUUID()
  await database.db.insert(deliveries).values({
    id,
    kind: 'score-row',
    lane: 'sheets',
    dedupe_key: id,
    payload: {},
    state: 'pending',
    created_at: hoursAgo(20),
    ...given,
  })
}

test('get-today returns the title of each service and what it receives', async () => {
  const { services } = await today()
  expect(Object.keys(services)).toEqual(deliveryBranchNames)
  expect(services.webhook).toEqual({ title: 'Webhook', one: 'submission', many: 'submissions', off: '' })
})

test.each([true, false])('get-today returns whether viewers may export: %s', async (viewersMayExport) => {
  const app = createTestApp(database, { role: 'viewer', outside: { viewersMayExport } })
  expect((await app.post('get-today', {})).body['data']).toMatchObject({ viewersMayExport })
})

test('get-today returns zero counts and empty lists for an empty site', async () => {
  const { counts, waiting, broken, steps, replies, setUp } = await today()
  expect(new Set(Object.values(counts).map(({ value }) => value))).toEqual(new Set([0]))
  expect({ waiting, broken, steps, replies }).toEqual({ waiting: [], broken: [], steps: [], replies: [] })
  expect(setUp).toEqual({ connected: { mail: false, owner: false }, mailFault: null, isCaptured: false })
})

test('get-today says why the saved mail connection cannot be used', async () => {
  const mailFault = 'The sign-in to the mailbox no longer works: sign in again.'
  const app = createTestApp(database, { role: 'viewer', outside: { mailFault } })
  expect((await app.post('get-today', {})).body['data']).toMatchObject({ setUp: { mailFault } })
})

test('get-today lists waiting people in the order to call them, with request and promised reply time', async () => {
  const late = await putContact({ name: 'Late', waiting_since: hoursAgo(15), score: 6, yearly_cost: 877_500 })
  const soon = await putContact({ name: 'Soon', waiting_since: hoursAgo(0.5) })
  await putContact({ name: 'Answered', status: 'answered', first_asked_at: hoursAgo(40) })
  await putContact({ name: 'Is Late', waiting_since: hoursAgo(30), merged_into: late })
  const question: StoredAnswers = [['conversation', ['user', 'Do you work with bakeries?', 'bot', 'Yes.']]]
  // A sign-up since then hides no question.
  for (const [kind, at, content] of [
    ['contact', 14.9, question],
    ['newsletter', 3, []],
  ] as const)
    await database.db.insert(activities).values({
      id: randomUUID(),
      contact_id: late,
      kind,
      subject_id: randomUUID(),
      content: [...content],
      answers_by: 'field',
      source: 'assistant',
      created_at: hoursAgo(at),
    })
  const { waiting, counts } = await today()
  expect(waiting.map(({ id }) => id)).toEqual([late, soon])
  expect(waiting[0]).toMatchObject({
    name: 'Late',
    score: 6,
    yearly_cost: 877_500,
    last_ask: { kind: 'contact', wants: '“Do you work with bakeries?”', isOwn: true },
  })
  expect(Date.parse(waiting[0]?.dueAt ?? '') - Date.parse(waiting[0]?.since ?? '')).toBe(2 * 3_600_000)
  expect(waiting[1]?.last_ask).toBeNull()
  expect(counts).toMatchObject({
    everyone: { value: 3, exact: true },
    waiting: { value: 2, exact: true },
    open: { value: 3, exact: true },
  })
})

test('get-today lists a costly lead and the next reply promise to end, however many others wait', async () => {
  const { db } = database
  await db.execute(sql`
    insert into contacts (id, email, status, waiting_since, yearly_cost, team_size, created_at, last_activity_at)
    select gen_random_uuid(), 'many' || n || '@example.com', 'new', now() - interval '1 day' - n * interval '1 minute',
      case when n % 2 = 0 then 31200 end, 'solo', now(), now()
    from generate_series(1, 400) as n`)
  await db.execute(sql`
    insert into contacts (id, email, status, waiting_since, created_at, last_activity_at)
    select gen_random_uuid(), 'new' || n || '@example.com', 'new', now() - n * interval '1 second', now(), now()
    from generate_series(1, 400) as n`)
  const costly = await putContact({ waiting_since: hoursAgo(12), yearly_cost: 877_500, team_size: 'large' })
  const ending = await putContact({ waiting_since: hoursAgo(1.8) })
  const { waiting, counts } = await today()
  expect(waiting.slice(0, 2).map(({ id }) => id)).toEqual([costly, ending])
  expect(waiting).toHaveLength(6)
  expect(counts.waiting.value).toBe(802)
})

test('get-today does not list a merged contact as waiting', async () => {
  const whole = await putContact({ waiting_since: hoursAgo(1) })
  await putContact({ waiting_since: hoursAgo(3), yearly_cost: 877_500, merged_into: whole })
  expect((await today()).waiting.map(({ id }) => id)).toEqual([whole])
})

test('the count of open leads equals that of their list and includes waiting ones', async () => {
  await putContact({ waiting_since: hoursAgo(1) })
  await putContact({ status: 'answered' })
  await putContact({ status: 'client' })
  const { counts } = await today()
  const { post } = createTestApp(database, { role: 'viewer' })
  const filters = { status: [...openStatuses] }
  expect((await post('list-contacts', { filters })).body['count']).toEqual(counts.open)
  expect(counts.open.value).toBe(2)
})

const mail = { lane: 'mail', mail: 'visitor' } as const

test('get-today reports a service that fails repeatedly as broken, and not after a single failure', async () => {
  await putDelivery({
    attempts: 1,
    last_error: 'The caller has no permission',
    first_attempted_at: hoursAgo(1),
  })
  await putDelivery({ ...mail, kind: 'contact-mail', state: 'held' })
  await putDelivery({ ...mail, kind: 'contact-mail', state: 'not_connected' })
  expect((await today()).broken).toEqual([])
  await putDelivery({ attempts: 4, last_error: 'An older answer', first_attempted_at: hoursAgo(11) })
  await putDelivery({ attempts: 3, last_error: 'The newest answer', first_attempted_at: hoursAgo(2) })
  await putDelivery({
    ...mail,
    kind: 'owner-notice',
    mail: 'owner',
    state: 'failed',
    last_error: '550 no such box',
  })
  await putDelivery({ ...mail, kind: 'score-mail', state: 'uncertain', last_error: 'no answer' })
  const { broken, counts } = await today()
  expect(broken).toEqual([
    { name: 'mail', count: 1, givenUp: 0, since: expect.stringMatching(/Z$/), answer: 'no answer' },
    { name: 'owner', count: 1, givenUp: 1, since: expect.stringMatching(/Z$/), answer: '550 no such box' },
    {
      name: 'spreadsheet',
      count: 2,
      givenUp: 0,
      since: expect.stringMatching(/Z$/),
      answer: 'The newest answer',
    },
  ])
  expect(counts.stuck.value).toBe(4)
  expect(counts.heldMails.value).toBe(1)
})

test('get-today lists next steps due today or earlier, and no later ones', async () => {
  const old = await putContact({ name: 'Old', next_step: 'Send the roadmap', next_step_on: dayFromNow(-3) })
  const due = await putContact({ email: 'due@example.com', next_step: 'Call', next_step_on: dayFromNow(0) })
  await putContact({ next_step: 'Ask again', next_step_on: dayFromNow(2) })
  const { steps, counts } = await today()
  expect(steps.map(({ contactId, who, step }) => ({ contactId, who, step }))).toEqual([
    { contactId: old, who: 'Old', step: 'Send the roadmap' },
    { contactId: due, who: 'due@example.com', step: 'Call' },
  ])
  expect(counts.due.value).toBe(2)
})

test('get-today lists a step due today however many are overdue', async () => {
  for (let days = 1; days <= 9; days += 1)
    await putContact({ next_step: `Overdue for ${days}`, next_step_on: dayFromNow(-days) })
  await putContact({ next_step: 'Call', next_step_on: dayFromNow(0) })
  const { steps, counts } = await today()
  expect(steps[0]?.step).toBe('Overdue for 9')
  expect(steps.at(-1)?.step).toBe('Call')
  expect(counts.due.value).toBe(10)
})

test('get-today returns the first response times of the last 30 days', async () => {
  await putContact({ first_asked_at: hoursAgo(30), first_reply_at: hoursAgo(28.5), status: 'answered' })
  await putContact({ first_asked_at: hoursAgo(900), first_reply_at: hoursAgo(800), status: 'answered' })
  const { replies } = await today()
  expect(replies).toHaveLength(1)
  expect(replies[0]?.openMs).toBeCloseTo(1.5 * 3_600_000, -3)
})

test('get-today counts quarantined submissions and pending testimonials', async () => {
  await putQuarantinedSubmission(database.db, { id: randomUUID() })
  await database.db.insert(testimonials).values({
    id: randomUUID(),
    name: 'Grace',
    testimonial: 'It holds.',
    rating: 5,
    category: 'business-coaching',
    created_at: hoursAgo(1),
  })
  const { counts } = await today()
  expect(counts).toMatchObject({ heldSubmissions: { value: 1 }, testimonials: { value: 1 } })
})

test('get-today counts requested calls and past calls to mark like list-calls', async () => {
  const call = (hours: number, state: 'requested' | 'booked' | 'came') =>
    exampleCall({ id: randomUUID(), state, starts_at: hoursAgo(hours) })
  await database.db
    .insert(calls)
    .values([
      call(-30, 'requested'),
      call(-20, 'booked'),
      call(2, 'booked'),
      call(4, 'booked'),
      call(6, 'came'),
    ])
  const { counts } = await today()
  expect(counts).toMatchObject({ calls: { value: 1 }, unmarkedCalls: { value: 2 } })
  const { post } = createTestApp(database, { role: 'viewer' })
  const rows = async (view: string) => (await post('list-calls', { filters: { view } })).body['count']
  expect(await rows('requested')).toEqual(counts.calls)
  expect(await rows('unmarked')).toEqual(counts.unmarkedCalls)
})

test('get-today uses a bounded number of statements for any number of rows', async () => {
  await putContact({ waiting_since: hoursAgo(1) })
  const query = vi.spyOn(database.pool, 'query')
  const { workshops } = await today()
  const few = query.mock.calls.length
  // On the day of a workshop its seats are counted.
  const ofTheDay = workshops.filter(({ seats }) => seats).length
  // On the embedded database each count is a statement of its own, so that others get a turn.
  expect(few).toBeLessThanOrEqual((database.engine === 'pglite' ? 21 : 15) + ofTheDay)
  await database.db.execute(sql`
    insert into contacts (id, email, status, waiting_since, next_step, next_step_on, created_at, last_activity_at)
    select gen_random_uuid(), 'many' || n || '@example.com', 'new', now() - n * interval '1 minute', 'Call',
      current_date, now(), now()
    from generate_series(1, 200) as n`)
  query.mockClear()
  const { waiting, steps } = await today()
  expect(query.mock.calls.length).toBeLessThanOrEqual(few + 1)
  expect(waiting.length).toBeLessThan(10)
  expect(steps.length).toBeLessThan(10)
  query.mockRestore()
})

test('get-today counts the seats of the next free workshop while its link is not set', async () => {
  expect((await today()).seatsWithoutLink).toBe(0)
  const next = nextStart(workshopFacts.free, new Date())
  await putAttendee(database.db, next, { seat: 1 })
  await putAttendee(database.db, next, { seat: 2 })
  // On the waiting list.
  await putAttendee(database.db, next)
  expect((await today()).seatsWithoutLink).toBe(2)
  expect((await today({ connected: allConnected })).seatsWithoutLink).toBe(0)
})

test('get-today reports calendars that have not been read for six hours', async () => {
  const put = (name: string, given: Partial<typeof calendars.$inferInsert>) =>
    database.db
      .insert(calendars)
      .values({ id: randomUUID(), name, address: 'sealed', created_at: hoursAgo(99), ...given })
  await put('Work', { read_at: hoursAgo(5.9), fault: 'The calendar was not complete.' })
  await put('New', { created_at: hoursAgo(1) })
  expect((await today()).lateCalendars).toEqual([])
  const read_at = hoursAgo(6.1)
  await put('Home', { read_at, fault: 'The calendar was not complete.' })
  expect((await today()).lateCalendars).toEqual([
    {
      id: expect.any(String),
      name: 'Home',
      readAt: read_at.toISOString(),
      fault: 'The calendar was not complete.',
    },
  ])
})

test('get-today reports a failed backup, and one finished more than 36 hours ago', async () => {
  const put = (given: Partial<typeof backups.$inferInsert>) =>
    database.db
      .insert(backups)
      .values({ id: randomUUID(), occasion: 'nightly', begun_at: hoursAgo(40), file: 'x.backup', ...given })
  const finished = hoursAgo(35)
  await put({ finished_at: finished })
  expect((await today()).backup).toBeNull()
  await put({ begun_at: hoursAgo(2), fault: 'The disk is full.' })
  expect((await today()).backup).toEqual({
    newest: finished.toISOString(),
    fault: 'The disk is full.',
    ahead: null,
  })
  await database.db.delete(backups)
  await put({ finished_at: hoursAgo(37) })
  expect((await today()).backup).toEqual({ newest: expect.any(String), fault: null, ahead: null })
})
