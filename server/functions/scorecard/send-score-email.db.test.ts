import { randomUUID } from 'node:crypto'
import { ne } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
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
const mails = () => database.db.select().from(deliveries).where(ne(deliveries.kind, 'owner-notice'))
const body = { score: 14, formData: exampleAnswers }

test('send-score-email stores the scorecard and its mail, and returns the server’s score', async () => {
  const submissionId = randomUUID()
  const answer = await createTestApp(database).post('send-score-email', { ...body, submissionId })
  expect(answer.body).toEqual({
    data: { id: submissionId, score: 14, token: expect.stringMatching(/^[\w-]{43}$/) },
  })
  expect(await submissions()).toMatchObject([
    {
      id: submissionId,
      full_name: 'Ada Example',
      email: 'ada@example.com',
      manual_areas: ['sales', 'admin'],
      hourly_value: '100-250',
      score: 14,
      cost_of_inaction: 10_500,
      reported_score: null,
      reported_cost_of_inaction: null,
    },
  ])
  expect(await mails()).toMatchObject([
    {
      kind: 'score-mail',
      dedupe_key: `score-mail:${submissionId}`,
      recipient: 'ada@example.com',
      payload: { submissionId },
      state: 'pending',
      attempts: 0,
    },
  ])
})

test.each([0, 27, 99, -5, 13.5, 1e308, -1e308, 5e-324])(
  'send-score-email accepts %d as the reported score and stores it next to the computed one',
  async (score) => {
    const { post } = createTestApp(database)
    expect((await post('send-score-email', { ...body, score })).body.data).toMatchObject({ score: 14 })
    expect(await submissions()).toMatchObject([{ score: 14, reported_score: score }])
  },
)

test('send-score-email refuses numbers that overflow to Infinity', async () => {
  const text = JSON.stringify(body).replace('"score":14', '"score":1e999')
  const answer = await createTestApp(database).post('send-score-email', text)
  expect(answer.status).toBe(422)
  expect(answer.body.issues).toEqual([{ path: 'score', message: 'Must be a finite number' }])
})

test('calls of send-score-email without a submission id are stored separately', async () => {
  const { post } = createTestApp(database)
  const answers = await Promise.all([post('send-score-email', body), post('send-score-email', body)])
  const ids = answers.map((answer) => (answer.body.data as { id: string }).id)
  expect(new Set(ids).size).toBe(2)
  expect((await submissions()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(await mails()).toHaveLength(2)
})

test('send-score-email stores the normalized address', async () => {
  const formData = { ...exampleAnswers, email: '  Ada@EXAMPLE.com ' }
  await createTestApp(database).post('send-score-email', { ...body, formData })
  expect(await submissions()).toMatchObject([{ email: 'ada@example.com' }])
  expect(await mails()).toMatchObject([{ recipient: 'ada@example.com' }])
})

test('the submission ids of scorecards are case-insensitive', async () => {
  const { post } = createTestApp(database)
  const submissionId = randomUUID()
  await post('send-score-email', { ...body, submissionId: submissionId.toUpperCase() })
  await post('send-score-email', { ...body, submissionId })
  expect(await submissions()).toMatchObject([{ id: submissionId }])
  expect(await mails()).toHaveLength(1)
})

test('send-score-email returns a conflict for other answers under a known submission id', async () => {
  const { post } = createTestApp(database)
  const submissionId = randomUUID()
  await post('send-score-email', { ...body, submissionId })
  const formData = { ...exampleAnswers, fullName: 'Someone Else', email: 'else@example.com' }
  const other = { ...body, formData, submissionId }
  expect((await post('send-score-email', other)).body.code).toBe('conflict')
  expect((await post('send-score-email', other, { 'idempotency-key': 'another' })).body.code).toBe('conflict')
  expect(await submissions()).toMatchObject([{ full_name: 'Ada Example', email: 'ada@example.com' }])
  expect(await mails()).toMatchObject([{ recipient: 'ada@example.com' }])
})
