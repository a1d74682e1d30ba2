import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ActivityKind, StoredAnswers } from '#domain/activity'
import { newActivity } from '#server/activities/new-activity'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { recordActivities } from '#server/queries/contacts/contacts.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { labeledAnswers } from '#test/labeled-answers'
import { convertAnswers } from './convert-answers.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const at = new Date('2026-11-20T12:00:00Z')

/** Stores an activity as a process of the last version does, which does not know `answers_by`. */
async function putLabeled(
  kind: ActivityKind,
  content: StoredAnswers,
  contact_id: string | null = null,
): Promise<string> {
  const id = randomUUID()
  await database.db.insert(activities).values({
    id,
    contact_id,
    kind,
    subject_id: id,
    content,
    created_at: at,
  })
  return id
}

async function putContact(): Promise<string> {
  const id = randomUUID()
  await database.db
    .insert(contacts)
    .values({ id, email: 'ada@example.com', created_at: at, last_activity_at: at })
  return id
}

async function convertAll(): Promise<number> {
  let total = 0
  for (;;) {
    const count = await database.db.transaction((tx) => convertAnswers(tx))
    if (count === 0) return total
    total += count
  }
}

test('converts rows of the last version once, and rows that it writes later on the next run', async () => {
  for (const { kind, content } of labeledAnswers) await putLabeled(kind, content)
  expect(await convertAll()).toBe(labeledAnswers.length)
  const rows = await database.db.select().from(activities)
  expect(new Set(rows.map(({ answers_by }) => answers_by))).toEqual(new Set(['field']))
  expect(rows.find(({ kind }) => kind === 'score-feedback')?.content).toEqual([
    ['rating', '9'],
    ['comment', 'Right on.'],
  ])
  expect(await convertAll()).toBe(0)
  const late = await putLabeled('score-feedback', [['Rating, 1 to 10', '3']])
  expect(await convertAll()).toBe(1)
  const [row] = await database.db.select().from(activities).where(eq(activities.id, late))
  expect(row?.content).toEqual([['rating', '3']])
})

test('converts every row when there is more than one batch', async () => {
  for (let n = 0; n < 205; n++) await putLabeled('newsletter', [['Email', `${n}@example.com`]])
  expect(await convertAll()).toBe(205)
})

test('a lead’s page, the search and the submissions are the same before and after the conversion', async () => {
  const id = await putContact()
  await putLabeled(
    'workshop-feedback',
    [
      ['Overall value, 1 to 5', '5'],
      ['Key insight', 'Copying orders.'],
      ['Old', 'Kept.'],
    ],
    id,
  )
  const { post } = createTestApp(database, { role: 'viewer' })
  const read = async () => [
    (await post('get-contact', { id })).body,
    (await post('list-contacts', { q: 'copying' })).body,
    (await post('list-submissions', { filters: { state: 'received' } })).body,
  ]
  const before = await read()
  expect(JSON.stringify(before)).toContain('Gave feedback on the workshop: 5 of 5')
  expect(JSON.stringify(before)).toContain('["overallValue","keyInsight",null]')
  expect(await convertAll()).toBe(1)
  expect(await read()).toEqual(before)
})

test('new answers are stored by field name, so the conversion skips them', async () => {
  const activity = newActivity('contact', randomUUID(), {
    values: { email: 'ada@example.com', biggest_challenge: 'Quotes.', topic: '' },
  })
  await database.db.transaction((tx) => recordActivities(tx, [{ ...activity, now: at }]))
  expect(await convertAll()).toBe(0)
  expect(await database.db.select().from(activities)).toMatchObject([
    {
      answers_by: 'field',
      content: [
        ['email', 'ada@example.com'],
        ['biggest_challenge', 'Quotes.'],
      ],
    },
  ])
})
