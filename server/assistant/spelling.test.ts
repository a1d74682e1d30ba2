import { expect, test } from 'vitest'
import { corrected } from './spelling.ts'
import { stemOf, wordsOf } from './words.ts'

const knows = (word: string) => ['form', 'agency', 'dose'].includes(word)

test.each([
  ['aduit', 'audit'],
  ['emial', 'email'],
  ['gaurantee', 'guarantee'],
  ['coachng', 'coaching'],
  ['teh', 'the'],
  ['form', 'form'],
  ['berlin', 'berlin'],
  ['2018', '2018'],
])('reads %s as %s', (typed, meant) => {
  expect(corrected(typed, knows)).toBe(meant)
})

test.each([
  ['automating', 'automation'],
  ['workshops', 'workshop'],
  ['agencies', 'agency'],
  ['pricing', 'cost'],
  ['Programme', 'program'],
])('stems %s and %s to the same word', (one, other) => {
  expect(wordsOf(one).map(stemOf)).toEqual(wordsOf(other).map(stemOf))
})
