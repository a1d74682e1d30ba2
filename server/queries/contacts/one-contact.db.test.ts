import { randomUUID } from 'node:crypto'
import { isNotNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { addIntakeLink } from '#server/queries/intake/intake-links.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAnswers, exampleBodies } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const spellings = [
  'ada@example.com',
  'Ada@example.com',
  'ADA@EXAMPLE.COM',
  ' ada@example.com ',
  'ada@Example.Com',
]

/** Returns a request body with the address for each form that identifies its sender. */
function formsOf(email: string, token: string): [string, object][] {
  const submissionId = randomUUID()
  const scorecard = { score: 14, formData: { ...exampleAnswers, email }, submissionId }
  const plain = [
    'subscribe-contact',
    'subscribe-newsletter',
    'register-workshop',
    'zoom-registration',
    'register-free-workshop',
    'submit-workshop-feedback',
    'submit-podcast-guest',
    'submit-guest-intake',
  ]
  return [
    ...plain.map((name): [string, object] => [name, { ...exampleBodies[name], email }]),
    ['send-score-email', scorecard],
    ['send-to-sheets', { ...scorecard, costOfInaction: 10_500 }],
    ['submit-score-feedback', { rating: 8, submissionId }],
    ['submit-audit-intake', { ...exampleBodies['submit-audit-intake'], token }],
  ]
}

test('submissions of every form under five spellings of one address belong to one contact', async () => {
  const { post } = createTestApp(database)
  for (const email of spellings) {
    const token = await addIntakeLink(database.db, { email: 'ada@example.com', now: new Date() })
    for (const [name, body] of formsOf(email, token)) {
      const answer = await post(name, body)
      expect(answer.status, `${name}: ${answer.body.error}`).toBe(200)
    }
  }
  const people = await database.db.select().from(contacts)
  expect(people.map(({ email }) => email)).toEqual(['ada@example.com'])
  const timeline = await database.db.select().from(activities).where(isNotNull(activities.contact_id))
  expect(new Set(timeline.map(({ contact_id }) => contact_id))).toEqual(new Set([people[0]?.id]))
  // Both calls of a scorecard are one entry, and so are two registrations for one session.
  expect(new Set(timeline.map(({ kind }) => kind)).size).toBe(10)
})

test('two addresses with the same visit are two contacts', async () => {
  const { post } = createTestApp(database)
  const touch = { at: '2026-01-02T03:04:05Z', landingPage: '/landing' }
  const visit = { first: touch, last: touch }
  for (const email of ['ada@example.com', 'bob@example.com'])
    await post('subscribe-contact', { ...exampleBodies['subscribe-contact'], email, visit })
  expect(await database.db.$count(contacts)).toBe(2)
})
