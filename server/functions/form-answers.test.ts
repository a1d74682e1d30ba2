import { expect, test } from 'vitest'
import { answerFields } from '#content/answers/answer-fields'
import type { SubmissionContract } from '#contracts/submission'
import { scorecardAnswers } from '#contracts/scorecard-answers'
import { kindOfFunction } from '#domain/form-of'
import { activityKinds } from '#domain/activity'
import { forms } from '#domain/forms'
import { functions } from './index.ts'

/** Fields of the contracts that are not answers in the form's record. */
const noAnswers = ['token', 'formData', 'costOfInaction']

const received = functions.flatMap(({ shape, contract }) => {
  const kind = shape === 'form' ? kindOfFunction(contract.name) : undefined
  const { fields } = contract as Partial<SubmissionContract>
  return kind && fields ? [{ name: contract.name, kind, fields: Object.keys(fields.shape) }] : []
})

test.each(received)('the record of $kind shows every field that $name takes', ({ kind, fields }) => {
  const shown = Object.keys(answerFields(kind))
  expect(fields.filter((field) => !noAnswers.includes(field) && !shown.includes(field))).toEqual([])
})

test('the record of the scorecard shows every question', () => {
  const shown = Object.keys(answerFields('scorecard'))
  expect(Object.keys(scorecardAnswers.shape).filter((name) => !shown.includes(name))).toEqual([])
})

test.each(activityKinds)('the record of %s only names answers that the form has', (kind) => {
  const { ownWords, points } = forms[kind]
  const named = [...ownWords, ...(points ? [points.field] : [])]
  expect(named.filter((name) => !Object.hasOwn(answerFields(kind), name))).toEqual([])
})
