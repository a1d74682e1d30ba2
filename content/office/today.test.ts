import { expect, test } from 'vitest'
import { todayCopy } from './today.ts'

test('somebody without a team works alone, and a range is written with a dash', () => {
  expect(todayCopy.teamOf('solo')).toBe('Works alone.')
  expect(todayCopy.teamOf('medium')).toBe('Team of 6–20.')
  expect(todayCopy.teamOf(null)).toBeUndefined()
})

test('what was refused cannot get out, and only what has no service waits', () => {
  expect(todayCopy.isStuck(1, false)).toBe('can’t be sent')
  expect(todayCopy.isStuck(1, true)).toBe('waits')
  expect(todayCopy.isStuck(2, true)).toBe('wait')
})

test('quotes a person’s own words as they are, and ends the form’s words as a sentence', () => {
  expect(todayCopy.asks({ kind: 'contact', wants: '“How much?”', isOwn: true })).toBe('“How much?”')
  expect(todayCopy.asks({ kind: 'contact', wants: 'A reply', isOwn: false })).toBe('A reply.')
  expect(todayCopy.asks({ kind: 'scorecard', wants: 'Their score', isOwn: false })).toBe(
    'Finished the scorecard.',
  )
  expect(todayCopy.asks({ kind: 'scorecard', wants: 'Invoices first', isOwn: true })).toBe(
    'Finished the scorecard. Invoices first.',
  )
})
