import { beforeEach, expect, test, vi } from 'vitest'
import { exampleAnswers } from '#test/examples'
import { forgetSubmissionId, makeUuid, submissionIdFor } from './submission-id.ts'

beforeEach(() => forgetSubmissionId())

test('the same answers keep their id', () => {
  const id = submissionIdFor(exampleAnswers)
  expect(submissionIdFor({ ...exampleAnswers })).toBe(id)
})

test('changed answers get a new id, and so does the way back', () => {
  const first = submissionIdFor(exampleAnswers)
  const second = submissionIdFor({ ...exampleAnswers, teamSize: 'large' })
  expect(second).not.toBe(first)
  expect(submissionIdFor(exampleAnswers)).not.toBe(second)
})

test('makes a UUID where the browser has no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(makeUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  vi.unstubAllGlobals()
})
