import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ActivityKind } from '#domain/activity'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { type NewActivity, recordActivities } from './contacts.server.ts'
import { stoppedClockValues } from '#server/commands/contacts/stop-clock.server'

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})

const at = (hour: number) => new Date(Date.UTC(2026, 0, 2, hour))

interface Sent extends Partial<NewActivity> {
  hour: number
  email?: string
}

const activityOf = ({ hour, email = 'ada@example.com', ...more }: Sent) => ({
  kind: 'contact' as ActivityKind,
  subjectId: randomUUID(),
  person: { email },
  content: [],
  now: at(hour),
  ...more,
})

const record = (...sent: Sent[]) =>
  database.db.transaction((tx) => recordActivities(tx, sent.map(activityOf)))

async function contactOf(email = 'ada@example.com') {
  const [contact] = await database.db.select().from(contacts).where(eq(contacts.email, email))
  if (!contact) throw new Error(`no contact ${email}`)
  return contact
}

const reply = (hour: number) =>
  database.db.update(contacts).set(stoppedClockValues({ by: null, how: 'elsewhere', now: at(hour) }))

const mergeInto = async (email: string, survivor: string) =>
  database.db
    .update(contacts)
    .set({ merged_into: (await contactOf(survivor)).id, waiting_since: null })
    .where(eq(contacts.email, email))

test('the clock starts with the first question, and further questions do not restart it', async () => {
  await record({ hour: 1 })
  expect(await contactOf()).toMatchObject({ waiting_since: at(1), first_asked_at: at(1) })
  await record({ hour: 2, kind: 'scorecard' })
  expect(await contactOf()).toMatchObject({ waiting_since: at(1), first_asked_at: at(1) })
})

test.each<[ActivityKind, string?]>([
  ['newsletter'],
  ['free-workshop'],
  ['score-feedback'],
  ['testimonial'],
  ['week-1-intake'],
  ['contact', 'free_workshop_registration'],
])('the clock neither starts nor stops with %s %s', async (kind, source) => {
  await record({ hour: 1, kind, source })
  expect(await contactOf()).toMatchObject({ waiting_since: null, first_asked_at: null })
  await record({ hour: 2 })
  await record({ hour: 3, kind, source })
  expect(await contactOf()).toMatchObject({ waiting_since: at(2), last_activity_at: at(3) })
})

test('a question after a reply starts the clock again, and does not change the first reply', async () => {
  await record({ hour: 1 })
  await reply(2)
  const first = { first_asked_at: at(1), first_reply_at: at(2), first_reply_how: 'elsewhere' }
  expect(await contactOf()).toMatchObject({ waiting_since: null, ...first })
  await record({ hour: 3 })
  expect(await contactOf()).toMatchObject({ waiting_since: at(3), ...first })
  await reply(4)
  expect(await contactOf()).toMatchObject({ waiting_since: null, ...first })
})

test('a question without a clock gets no first reply from a later reply', async () => {
  await record({ hour: 1 })
  await database.db.update(contacts).set({ waiting_since: null })
  await record({ hour: 5 })
  await reply(6)
  expect(await contactOf()).toMatchObject({ waiting_since: null, first_reply_at: null })
})

test('a reply before any question does not count as the first reply', async () => {
  await record({ hour: 1, kind: 'newsletter' })
  await reply(2)
  expect(await contactOf()).toMatchObject({ first_reply_at: null, first_reply_how: null })
})

test('a contact stores the result of its last scorecard', async () => {
  const scorecard = { score: 11, team_size: 'small', yearly_cost: 136_500 }
  await record({ hour: 1, kind: 'scorecard', scorecard })
  await record({ hour: 2, kind: 'newsletter' })
  expect(await contactOf()).toMatchObject(scorecard)
  await record({ hour: 3, kind: 'scorecard', scorecard: { ...scorecard, score: 14 } })
  expect(await contactOf()).toMatchObject({ ...scorecard, score: 14 })
})

test('a submission under a merged address goes to the surviving contact and starts its clock', async () => {
  await record({ hour: 1, email: 'ada@example.com', kind: 'newsletter' })
  await record({ hour: 2, email: 'ada@old.example', kind: 'newsletter' })
  await mergeInto('ada@old.example', 'ada@example.com')
  await record({
    hour: 3,
    email: 'ada@old.example',
    kind: 'scorecard',
    person: { email: 'ada@old.example', phone: '+1 555 0100' },
    scorecard: { score: 14, team_size: 'small', yearly_cost: 1 },
  })
  const survivor = await contactOf()
  expect(survivor).toMatchObject({
    waiting_since: at(3),
    last_activity_at: at(3),
    phone: '+1 555 0100',
    score: 14,
  })
  expect(await contactOf('ada@old.example')).toMatchObject({ waiting_since: null })
  const [newest] = await database.db
    .select()
    .from(activities)
    .where(eq(activities.created_at, at(3)))
  expect(newest?.contact_id).toBe(survivor.id)
})

test('submissions at once from merged addresses are separate timeline entries of one contact', async () => {
  await record({ hour: 1, email: 'ada@example.com', kind: 'newsletter' })
  for (const email of ['ada@old.example', 'ada@older.example']) {
    await record({ hour: 1, email, kind: 'newsletter' })
    await mergeInto(email, 'ada@example.com')
  }
  await record(
    { hour: 2, email: 'ada@example.com', kind: 'newsletter' },
    { hour: 2, email: 'ada@old.example', person: { email: 'ada@old.example', company: 'Engines' } },
    { hour: 3, email: 'ada@older.example', person: { email: 'ada@older.example', phone: '1' } },
    { hour: 3, email: 'bob@example.com' },
  )
  const survivor = await contactOf()
  expect(survivor).toMatchObject({
    waiting_since: at(2),
    last_activity_at: at(3),
    company: 'Engines',
    phone: '1',
  })
  expect(await database.db.$count(activities, eq(activities.contact_id, survivor.id))).toBe(4)
})
