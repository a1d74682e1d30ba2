import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Touch } from '#contracts/visit'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { type RecordedActivity, recordActivities } from './contacts.server.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})

const touch = (source: string): Touch => ({ at: '2026-01-02T03:04:05Z', utm_source: source })

const record = (given: Partial<RecordedActivity> = {}) =>
  database.db.transaction((tx) =>
    recordActivities(tx, [
      {
        kind: 'newsletter',
        subjectId: randomUUID(),
        person: { email: 'ada@example.com' },
        content: [['name', 'Ada']],
        now: new Date('2026-01-02T03:04:05Z'),
        ...given,
      },
    ]),
  )

test('stores one contact per address, with every submission in its timeline', async () => {
  await record({ person: { email: 'ada@example.com', name: 'Ada' } })
  await record({ kind: 'contact', now: new Date('2026-02-02T00:00:00Z') })
  const [contact, ...others] = await database.db.select().from(contacts)
  expect(others).toEqual([])
  expect(contact).toMatchObject({ email: 'ada@example.com', name: 'Ada' })
  expect(contact?.last_activity_at).toEqual(new Date('2026-02-02T00:00:00Z'))
  const timeline = await database.db.select().from(activities)
  expect(timeline.map(({ kind }) => kind).toSorted()).toEqual(['contact', 'newsletter'])
  expect(new Set(timeline.map(({ contact_id }) => contact_id))).toEqual(new Set([contact?.id]))
})

test('a further submission fills in missing data, and never overwrites known data', async () => {
  await record({ person: { email: 'ada@example.com', name: 'Ada', company: 'Engines' } })
  await record({ person: { email: 'ada@example.com', name: 'Mallory', phone: '123' } })
  expect(await database.db.select().from(contacts)).toMatchObject([
    { name: 'Ada', company: 'Engines', phone: '123' },
  ])
})

test('stores the first touch, updates the last, and keeps both when a submission has none', async () => {
  await record({ visit: { first: touch('letter'), last: touch('letter') } })
  await record({ visit: { first: touch('search'), last: touch('podcast') } })
  await record()
  const [contact] = await database.db.select().from(contacts)
  expect(contact).toMatchObject({
    first_touch: { utm_source: 'letter' },
    last_touch: { utm_source: 'podcast' },
  })
  const timeline = await database.db.select().from(activities)
  expect(timeline.filter(({ last_touch }) => last_touch === null)).toHaveLength(1)
})

test('concurrent repeats of one submission store one contact and one activity', async () => {
  const subjectId = randomUUID()
  const ids = await Promise.all(Array.from({ length: 12 }, () => record({ subjectId })))
  expect(new Set(ids.flat()).size).toBe(1)
  expect(await database.db.$count(contacts)).toBe(1)
  expect(await database.db.$count(activities)).toBe(1)
})

test('submissions without an address create no contact, and are stored separately', async () => {
  await record({ person: undefined, kind: 'testimonial' })
  await record({ person: undefined, kind: 'testimonial' })
  expect(await database.db.$count(contacts)).toBe(0)
  expect(await database.db.$count(activities)).toBe(2)
})
