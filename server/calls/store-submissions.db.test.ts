import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { subscribeContact } from '#contracts/subscribe-contact'
import { newRow } from '#server/db/rows'
import { activities } from '#server/db/schema/activities'
import { contactLeads } from '#server/db/schema/contact-leads'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys'
import { podcastGuestApplications } from '#server/db/schema/podcast-guest-applications'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { defineForm } from './define-form.ts'
import { createTestApp } from '#test/app'
import { countAllRows, type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const body = (email: string, more: object = {}) => ({ name: 'Ada', email, company: 'Engines', ...more })
const emails = Array.from({ length: 60 }, (_, index) => `visitor-${index}@example.com`)

test('writes concurrent submissions in few transactions, each submission completely or not at all', async () => {
  const { post } = createTestApp(database)
  const answers = await Promise.all(emails.map((email) => post('subscribe-contact', body(email))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))

  const { db } = database
  const leads = await db.select({ id: contactLeads.id, email: contactLeads.email }).from(contactLeads)
  const idOf = new Map(leads.map(({ id, email }) => [email, id]))
  expect(answers.map((answer) => answer.body['data'])).toEqual(
    emails.map((email) => ({ id: idOf.get(email) })),
  )
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(distinct xmin::text)::int as n from contact_leads`,
  )
  expect(rows[0]?.n).toBeLessThan(emails.length / 4)

  expect(await db.$count(contacts)).toBe(emails.length)
  const timeline = await db.select().from(activities)
  expect(timeline.map(({ subject_id }) => subject_id).toSorted()).toEqual([...idOf.values()].toSorted())
  const keys = (await db.select({ key: deliveries.dedupe_key }).from(deliveries)).map(({ key }) => key)
  expect(keys.toSorted()).toEqual(
    [...idOf.values()].flatMap((id) => [`contact-mail:${id}`, `owner-notice:contact:${id}`]).toSorted(),
  )
})

test.each([
  ['register-free-workshop', 'workshop_leads'],
  ['register-workshop', 'workshop_registrations'],
  ['zoom-registration', 'workshop_registrations'],
  ['subscribe-newsletter', 'newsletter_subscribers'],
])('%s writes sixty concurrent submissions in few transactions', async (name, table) => {
  const { post } = createTestApp(database)
  const given = exampleBodies[name]
  const answers = await Promise.all(
    emails.map((email) => post(name, { ...given, email, submissionId: randomUUID() })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { rows } = await database.db.execute<{ people: number; transactions: number }>(
    sql`select count(*)::int as people, count(distinct xmin::text)::int as transactions from ${sql.identifier(table)}`,
  )
  expect(rows[0]?.people).toBe(emails.length)
  expect(rows[0]?.transactions).toBeLessThan(emails.length / 4)
})

test('a form that reads stored data gives each repeat in its group the first response', async () => {
  const { post } = createTestApp(database)
  const keyed = emails.slice(0, 10).map((email) => body(email, { submissionId: randomUUID() }))
  const send = () => Promise.all(keyed.map((each) => post('register-free-workshop', each)))
  const [first, again] = await Promise.all([send(), send()])
  const later = await send()
  const answered = first.map((answer) => answer.body['data'])
  expect(again.map((answer) => answer.body['data'])).toEqual(answered)
  expect(later.map((answer) => answer.body['data'])).toEqual(answered)
  const other = await Promise.all(
    keyed.map((each) => post('register-free-workshop', { ...each, company: 'Another' })),
  )
  expect(new Set(other.map(({ status }) => status))).toEqual(new Set([409]))
  expect(await database.db.$count(workshopLeads)).toBe(keyed.length)
})

test('one person’s concurrent submissions become one contact with the data of all', async () => {
  const { post } = createTestApp(database)
  const answers = await Promise.all([
    ...['ada@example.com', 'Ada@Example.com', 'ADA@EXAMPLE.COM'].map((email) =>
      post('subscribe-contact', body(email)),
    ),
    post('subscribe-contact', body('ada@example.com', { phone: '+1 555 0100' })),
    post('submit-podcast-guest', { ...exampleBodies['submit-podcast-guest'], email: 'ada@example.com' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await database.db.select().from(contacts)).toMatchObject([
    { email: 'ada@example.com', name: 'Ada', company: 'Engines', phone: '+1 555 0100' },
  ])
  const [contact] = await database.db.select().from(contacts)
  expect(contact?.linkedin).toContain('linkedin')
  expect(await database.db.$count(contactLeads)).toBe(4)
  expect(await database.db.$count(activities)).toBe(5)
})

test('a repeat gets the first response, at the same moment and later, and stores nothing', async () => {
  const { post } = createTestApp(database)
  const [one, other] = [{ submissionId: randomUUID() }, { submissionId: randomUUID() }]
  const [first, again, different] = await Promise.all([
    post('subscribe-contact', body('ada@example.com', one)),
    post('subscribe-contact', body('ada@example.com', one)),
    post('subscribe-contact', body('bob@example.com', other)),
  ])
  expect(again?.body).toEqual(first?.body)
  expect(different?.body).not.toEqual(first?.body)
  expect(await database.db.$count(contactLeads)).toBe(2)

  const rows = await countAllRows(database)
  const later = await Promise.all([
    post('subscribe-contact', body('ada@example.com', one)),
    post('subscribe-contact', body('bob@example.com', other)),
  ])
  expect(later.map((answer) => answer.body)).toEqual([first?.body, different?.body])
  expect(await countAllRows(database)).toBe(rows)
})

test('two processes that write the same people in different order do not deadlock', async () => {
  const [one, other] = [createTestApp(database), createTestApp(database)]
  const people = emails.slice(0, 30)
  const before = await deadlocks()
  const send = ({ post }: typeof one, addresses: string[]) =>
    addresses.map((email) => post('subscribe-contact', body(email)))
  for (let round = 0; round < 4; round += 1) {
    const answers = await Promise.all([...send(one, people), ...send(other, people.toReversed())])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  }
  expect(await database.db.$count(contacts)).toBe(people.length)
  expect(await database.db.$count(contactLeads)).toBe(people.length * 8)
  // A group that failed would be stored one by one: correctly, but a second late.
  expect(await deadlocks()).toBe(before)
})

async function deadlocks(): Promise<number | undefined> {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`,
  )
  return rows[0]?.n
}

test('the same submission id sent to two functions is stored by both', async () => {
  const { post } = createTestApp(database)
  const submissionId = randomUUID()
  const answers = await Promise.all([
    post('subscribe-contact', body('ada@example.com', { submissionId })),
    post('submit-podcast-guest', { ...exampleBodies['submit-podcast-guest'], submissionId }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await database.db.$count(idempotencyKeys)).toBe(2)
  expect(await database.db.$count(podcastGuestApplications)).toBe(1)
})

test('a submission that cannot be stored fails alone and leaves nothing behind', async () => {
  const breakable = defineForm(subscribeContact, {
    access: 'public',
    submit({ input: { name, email }, id, now }) {
      const row = {
        id,
        name,
        email: name === 'Mallory' ? (null as unknown as string) : email,
        created_at: now,
      }
      return {
        rows: [newRow(contactLeads, row)],
        activity: { kind: 'contact', subjectId: id, person: { email }, content: [['email', email]] },
        deliveries: [],
        answer: { data: { id } },
      }
    },
  })
  const { post } = createTestApp(database, { functions: [breakable] })
  const answers = await Promise.all(
    ['Ada', 'Mallory', 'Bob'].map((name) =>
      post('subscribe-contact', body(`${name}@example.com`, { name, submissionId: randomUUID() })),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 500, 200])
  const { db } = database
  const known = await db.select({ email: contacts.email }).from(contacts)
  expect(known.map(({ email }) => email).toSorted()).toEqual(['ada@example.com', 'bob@example.com'])
  expect(await db.$count(contactLeads)).toBe(2)
  expect(await db.$count(activities)).toBe(2)
  expect(await db.$count(idempotencyKeys)).toBe(2)
})

test('when one call’s `look` throws, the other calls of its group are stored exactly once', async () => {
  const looking = defineForm(subscribeContact, {
    access: 'public',
    async look({ input: { name, email }, tx }) {
      if (name === 'Mallory') throw new Error('cannot look')
      await setTimeout(50)
      await tx.insert(contactLeads).values({ id: randomUUID(), name, email, created_at: new Date() })
    },
    submit: ({ input: { email }, id }) => ({
      rows: [],
      activity: { kind: 'contact', subjectId: id, person: { email }, content: [['email', email]] },
      deliveries: [],
      answer: { data: { id } },
    }),
  })
  const { post } = createTestApp(database, { functions: [looking] })
  const answers = await Promise.all(
    ['Ada', 'Mallory'].map((name) => post('subscribe-contact', body(`${name}@example.com`, { name }))),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 500])
  expect(await database.db.$count(contactLeads)).toBe(1)
})
