import { describe, expect, test } from 'vitest'
import { issuesOf } from './messages.ts'
import { sendScoreEmail } from './send-score-email.ts'
import { sendToSheets } from './send-to-sheets.ts'
import { submitScoreFeedback } from './submit-score-feedback.ts'

const formData = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  businessType: 'tech',
  teamSize: 'solo',
  currentUse: 'some',
  repetitiveTasks: 'some-automation',
  manualAreas: ['sales', 'admin'],
  leadHandling: 'manual',
  sopApproach: 'standard',
  aiComfort: 'curious',
  automationPriority: 'lead-nurture',
  manualHours: '11-20',
  timeOwner: 'me',
}
const submissionId = '3f2b8c1e-6a4d-4f0b-9c77-2d1f0e5a9b31'

type Contract = typeof sendScoreEmail | typeof sendToSheets | typeof submitScoreFeedback

function faults(contract: Contract, input: unknown): [path: string, message: string][] {
  const result = contract.input.safeParse(input)
  return result.success ? [] : issuesOf(result.error).map(({ path, message }) => [path, message])
}

describe.each([sendScoreEmail, sendToSheets])('$name', (contract) => {
  const input =
    contract === sendToSheets ? { score: 14, formData, costOfInaction: 10_500 } : { score: 14, formData }

  test('accepts score and formData, with and without a submission id', () => {
    expect(contract.input.parse(input)).toEqual(input)
    expect(contract.input.parse({ ...input, submissionId: submissionId.toUpperCase() })).toEqual({
      ...input,
      submissionId,
    })
  })

  test.each([-1, 0, 99, 0.5])('accepts a score of %d: the server computes its own', (score) => {
    expect(faults(contract, { ...input, score })).toEqual([])
  })

  test.each([
    ['no score', { score: undefined }, 'score', 'Required'],
    ['a score in words', { score: '14' }, 'score', 'Expected number, received string'],
    ['an endless score', JSON.parse('{"score":1e999}'), 'score', 'Must be a finite number'],
    ['no answers', { formData: undefined }, 'formData', 'Required'],
    ['answers as a list', { formData: [] }, 'formData', 'Expected object, received array'],
    ['another id', { submissionId: 'abc' }, 'submissionId', 'The submissionId must be a UUID'],
    ['a numeric id', { submissionId: 5 }, 'submissionId', 'The submissionId must be a UUID'],
    ['an unknown field', { foo: 1 }, 'foo', 'Unknown field: foo'],
    ['an unknown answer', { formData: { ...formData, foo: 1 } }, 'formData.foo', 'Unknown field: foo'],
    [
      'a wrong address',
      { formData: { ...formData, email: 'ada' } },
      'formData.email',
      'Please enter a valid email address',
    ],
  ])('refuses %s', (_, change: object, path, message) => {
    expect(faults(contract, { ...input, ...change })).toEqual([[path, message]])
  })

  test.each([
    [undefined, 'Required'],
    [null, 'Expected object, received null'],
    [[], 'Expected object, received array'],
    ['{}', 'Expected object, received string'],
  ])('refuses the body %j', (body, message) => {
    expect(faults(contract, body)).toEqual([['', message]])
  })

  test('returns the id and the score that the server computed', () => {
    expect(contract.output.safeParse({ data: { id: 'x', score: 14 } }).success).toBe(true)
    expect(contract.output.safeParse({ data: {} }).success).toBe(false)
  })
})

test('send-to-sheets requires the cost of inaction', () => {
  expect(faults(sendToSheets, { score: 14, formData })).toEqual([['costOfInaction', 'Required']])
})

describe('submit-score-feedback', () => {
  test.each([1, 5, 10])('accepts a rating of %i', (rating) => {
    expect(submitScoreFeedback.input.parse({ rating, comment: ' Clear. ' })).toEqual({
      rating,
      comment: 'Clear.',
    })
    expect(submitScoreFeedback.input.parse({ rating, comment: ' ', submissionId })).toEqual({
      rating,
      submissionId,
    })
  })

  test.each([undefined, null, 0, 11, -1, 2.5, '5', Infinity, NaN, [5]])(
    'refuses a rating of %j',
    (rating) => {
      expect(faults(submitScoreFeedback, { rating })).toEqual([
        ['rating', 'Please choose a rating from 1 to 10'],
      ])
    },
  )

  test('limits a comment to 2000 characters', () => {
    expect(faults(submitScoreFeedback, { rating: 5, comment: 'x'.repeat(2000) })).toEqual([])
    expect(faults(submitScoreFeedback, { rating: 5, comment: 'x'.repeat(2001) })).toEqual([
      ['comment', 'Please keep this under 2000 characters'],
    ])
  })
})
