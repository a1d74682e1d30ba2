import { expect, test } from 'vitest'
import { exampleAnswers } from '#test/examples'
import { keptInMemory } from './kept.ts'
import { submissionIds } from './submission-id.ts'

const createIds = () => submissionIds(keptInMemory())

test('the same content keeps its id', () => {
  const ids = createIds()
  const id = ids.idFor(exampleAnswers)
  expect(ids.idFor({ ...exampleAnswers })).toBe(id)
})

test('changed content gets a new id, and so does the way back', () => {
  const ids = createIds()
  const first = ids.idFor(exampleAnswers)
  const second = ids.idFor({ ...exampleAnswers, teamSize: 'large' })
  expect(second).not.toBe(first)
  expect(ids.idFor(exampleAnswers)).not.toBe(second)
})

test('the same content is new again once it was stored', () => {
  const ids = createIds()
  const first = ids.idFor(exampleAnswers)
  ids.forget()
  expect(ids.idFor(exampleAnswers)).not.toBe(first)
})
