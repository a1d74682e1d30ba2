import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { choicesWith, type FieldChoice } from '#content/answers/choices-with'
import { answerField } from '#content/answers/answer-fields'
import { answerText } from '#content/answers/answer-text'
import type { Database } from '#server/db/connect'
import { testDatabase } from '#test/database'
import { contactsPage } from './contacts-page.server.ts'
import { countToTheEnd } from './counted-contacts.server.ts'
import { typedWordsOf } from './search-words.server.ts'

/** Every choice of every searched form. A different person gives each. */
const choices = choicesWith('')
const labelOf = ({ kind, field, value }: FieldChoice) => {
  const found = answerField(kind, field)
  return found ? String(answerText(found, value)) : value
}

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  for (const [index, { kind, field, isList, value }] of choices.entries()) {
    const id = randomUUID()
    await database.db.execute(sql`
      insert into contacts (id, email, created_at, last_activity_at)
      values (${id}, ${`${index}@choice.example`}, now(), now())`)
    await database.db.execute(sql`
      insert into activities (id, contact_id, kind, subject_id, content, answers_by, created_at)
      values (${randomUUID()}, ${id}, ${kind}, ${randomUUID()}, ${JSON.stringify([[field, isList ? [value] : value]])}::jsonb, 'field', now())`)
  }
})

const found = async (q: string) => {
  const page = await contactsPage(database.db, { q, sort: 'newest', today: '2026-11-23', limit: 200 })
  return { emails: page.rows.map(({ email }) => email), count: page.count, didYouMean: page.didYouMean }
}

test('a search for a choice’s label finds everybody who chose it, and the full count agrees', async () => {
  expect(choices.length).toBeGreaterThan(10)
  const labels = [...new Set(choices.map(labelOf))]
  for (const label of labels) {
    const words = typedWordsOf(label)
    // Shorter words and numbers are not searched for in answers.
    if (words.some((word) => word.length < 3 || !/\p{L}/u.test(word))) continue
    const sharing = choices.flatMap((choice, index) =>
      labelOf(choice) === label ? [`${index}@choice.example`] : [],
    )
    const { emails, count, didYouMean } = await found(label)
    expect(emails, label).toEqual(expect.arrayContaining(sharing))
    expect([count, didYouMean], label).toEqual([{ value: emails.length, exact: true }, null])
    expect(await countToTheEnd(database.db, sql`merged_into is null`, words), label).toBe(emails.length)
  }
})

test('a search for a choice’s label does not match its stored value in another field', async () => {
  const [choice] = choices.filter((each) => each.field === 'wouldRecommend' && each.value === 'true')
  expect(choice).toBeDefined()
  const id = randomUUID()
  await database.db.execute(sql`
    insert into contacts (id, email, created_at, last_activity_at) values (${id}, 'true@other.example', now(), now())`)
  await database.db.execute(sql`
    insert into activities (id, contact_id, kind, subject_id, content, answers_by, created_at)
    values (${randomUUID()}, ${id}, 'workshop-feedback', ${randomUUID()}, '[["keyInsight", "true"]]', 'field', now())`)
  expect((await found('true')).emails).toContain('true@other.example')
  expect((await found('yes')).emails).not.toContain('true@other.example')
})
