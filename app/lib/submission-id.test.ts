import { expect, test } from 'vitest'
import { exampleAnswers } from '#test/examples'
import { memoryValue } from './stored-value.ts'
import { submissionIds } from './submission-id.ts'

const createIds = () => submissionIds(memoryValue())

test('equal content keeps its id', () => {
  const ids = createIds()
  const id = ids.idFor(exampleAnswers)
  expect(ids.idFor({ ...exampleAnswers })).toBe(id)
})

test('changed content gets a new id, even when it is changed back', () => {
  const ids = createIds()
  const first = ids.idFor(exampleAnswers)
  const second = ids.idFor({ ...exampleAnswers, teamSize: 'large' })
  expect(second).not.toBe(first)
  expect(ids.idFor(exampleAnswers)).not.toBe(second)
})

test('the same content gets a new id once it was stored', () => {
  const ids = createIds()
  const first = ids.idFor(exampleAnswers)
  ids.forget()
  expect(ids.idFor(exampleAnswers)).not.toBe(first)
})
