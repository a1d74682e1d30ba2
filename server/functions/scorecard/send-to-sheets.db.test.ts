import { randomUUID } from 'node:crypto'
import { ne } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAnswers } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const submissions = () => database.db.select().from(scorecardSubmissions)
const ledger = () =>
  database.db.select().from(deliveries).where(ne(deliveries.kind, 'owner-notice')).orderBy(deliveries.kind)
const body = { score: 14, formData: exampleAnswers, costOfInaction: 10_500 }

test('send-to-sheets stores the scorecard and its row, and returns the server’s score', async () => {
  const submissionId = randomUUID()
  const answer = await createTestApp(database).post('send-to-sheets', { ...body, submissionId })
  expect(answer.body).toEqual({ data: { id: submissionId, score: 14 } })
  expect(await submissions()).toMatchObject([
    { id: submissionId, reported_score: null, reported_cost_of_inaction: null },
  ])
  expect(await ledger()).toMatchObject([
    { kind: 'score-row', dedupe_key: `score-row:${submissionId}`, recipient: null, state: 'pending' },
  ])
})

test('send-to-sheets stores the caller’s figures next to the computed ones where they differ', async () => {
  const { post } = createTestApp(database)
  await post('send-to-sheets', { ...body, score: -1e308, costOfInaction: 0.1 })
  await post('send-to-sheets', { ...body, costOfInaction: 1e308 })
  const stored = await submissions()
  expect(stored.map(({ score, cost_of_inaction }) => [score, cost_of_inaction])).toEqual([
    [14, 10_500],
    [14, 10_500],
  ])
  expect(stored.map((row) => [row.reported_score, row.reported_cost_of_inaction])).toEqual(
    expect.arrayContaining([
      [-1e308, 0.1],
      [null, 1e308],
    ]),
  )
})

test('send-to-sheets stores a missing hourly value as null and its cost as 0', async () => {
  const { post } = createTestApp(database)
  const formData = { ...exampleAnswers, hourlyValue: '', linkedin: '  ' }
  await post('send-to-sheets', { ...body, formData, costOfInaction: 0 })
  expect(await submissions()).toMatchObject([
    { hourly_value: null, linkedin: null, cost_of_inaction: 0, reported_cost_of_inaction: null },
  ])
})

test('calls of send-to-sheets without a submission id are stored separately', async () => {
  const { post } = createTestApp(database)
  await Promise.all([post('send-to-sheets', body), post('send-to-sheets', body)])
  expect(await submissions()).toHaveLength(2)
  expect(await ledger()).toHaveLength(2)
})

describe('a scorecard sent through send-score-email and send-to-sheets', () => {
  const names = ['send-score-email', 'send-to-sheets'] as const
  const bodies = { 'send-score-email': { score: 14, formData: exampleAnswers }, 'send-to-sheets': body }

  test.each([
    ['the mail first', [0, 1, 0, 1]],
    ['the row first', [1, 0, 1, 0]],
    ['twenty at once', Array.from({ length: 20 }, (_, index) => index % 2)],
  ])('is one scorecard, one mail and one row: %s', async (_order, calls) => {
    const { post } = createTestApp(database)
    const submissionId = randomUUID()
    const call = async (index: number) => {
      const name = names[index] ?? 'send-to-sheets'
      return post(name, { ...bodies[name], submissionId })
    }
    const answers = calls.length > 4 ? await Promise.all(calls.map(call)) : []
    for (const index of calls.length > 4 ? [] : calls) answers.push(await call(index))
    for (const answer of answers) expect(answer.body).toMatchObject({ data: { id: submissionId, score: 14 } })
    expect(await submissions()).toHaveLength(1)
    expect((await ledger()).map(({ dedupe_key }) => dedupe_key)).toEqual([
      `score-mail:${submissionId}`,
      `score-row:${submissionId}`,
    ])
  })

  test('gets only a delivery from the second call, no contact and no timeline entry', async () => {
    const { post } = createTestApp(database)
    const submissionId = randomUUID()
    const written = async () => {
      const { rows } = await database.pool.query(
        'select xmin::text from contacts union all select xmin::text from activities',
      )
      return rows
    }
    await post('send-score-email', { ...bodies['send-score-email'], submissionId })
    const before = await written()
    expect(before).toHaveLength(2)
    await post('send-to-sheets', { ...body, submissionId })
    expect(await written()).toEqual(before)
    expect(await ledger()).toHaveLength(2)
    expect(await database.db.$count(deliveries)).toBe(3)
  })

  test('shares a transaction with concurrent submissions', async () => {
    const { post } = createTestApp(database)
    const people = Array.from({ length: 40 }, (_, index) => ({
      submissionId: randomUUID(),
      formData: { ...exampleAnswers, email: `visitor-${index}@example.com` },
    }))
    const answers = await Promise.all(people.map((person) => post('send-to-sheets', { ...body, ...person })))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    const { rows } = await database.pool.query(
      'select count(distinct xmin::text)::int as n from scorecard_submissions',
    )
    expect(rows[0].n).toBeLessThan(people.length / 4)
  })

  test('gets the reported cost from the second call if the first one had none', async () => {
    const { post } = createTestApp(database)
    const submissionId = randomUUID()
    await post('send-score-email', { score: 20, formData: exampleAnswers, submissionId })
    await post('send-to-sheets', { ...body, score: 21, costOfInaction: 7, submissionId })
    expect(await submissions()).toMatchObject([
      { score: 14, reported_score: 20, reported_cost_of_inaction: 7 },
    ])
  })
})
