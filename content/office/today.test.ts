import { expect, test } from 'vitest'
import { todayCopy } from './today.ts'

test('the reason is one sentence of what is known, and a range of the team is written with a dash', () => {
  const { reason, left, past } = todayCopy.queue
  expect(reason('$877,500', 'large', left('40 min'))).toBe(
    '$877,500 a year, team of 21+, 40 min left of your promise.',
  )
  expect(reason('$31,200', 'medium', past('1 h 05 m'))).toBe(
    '$31,200 a year, team of 6–20, 1 h 05 m past your promise.',
  )
  expect(reason(undefined, 'solo', past('2 days'))).toBe('Works alone, 2 days past your promise.')
  expect(reason(undefined, null, left('5 min'))).toBe('5 min left of your promise.')
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
