import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { scoreFeedback } from '#server/db/schema/score-feedback'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const stored = () => database.db.select().from(scoreFeedback)

test('submit-score-feedback stores the rating and the comment', async () => {
  const submissionId = randomUUID()
  const answer = await createTestApp(database).post('submit-score-feedback', {
    submissionId,
    rating: 9,
    comment: '  It named the right thing. ',
  })
  expect(answer.status).toBe(200)
  expect(await stored()).toMatchObject([
    {
      ...(answer.body.data as object),
      submission_id: submissionId,
      rating: 9,
      comment: 'It named the right thing.',
    },
  ])
})

test('submit-score-feedback stores a rating without a comment or a submission', async () => {
  await createTestApp(database).post('submit-score-feedback', { rating: 1, comment: ' ' })
  expect(await stored()).toMatchObject([{ submission_id: null, rating: 1, comment: null }])
})

test('submit-score-feedback stores one row per submission, however often it is sent', async () => {
  const { post } = createTestApp(database)
  const submissionId = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => post('submit-score-feedback', { submissionId, rating: 5 })),
  )
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
  expect(await stored()).toHaveLength(1)
})

test.each([0, 11, 5.5, -1])('submit-score-feedback refuses a rating of %d', async (rating) => {
  const answer = await createTestApp(database).post('submit-score-feedback', { rating })
  expect(answer.status).toBe(422)
  expect(answer.body.issues).toEqual([{ path: 'rating', message: 'Please choose a rating from 1 to 10' }])
  expect(await stored()).toHaveLength(0)
})
