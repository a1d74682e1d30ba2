import { expect, test } from 'vitest'
import { formStamps, stampStateOf } from './form-stamp.ts'

const openedMs = Date.parse('2026-05-06T07:08:09Z')
const stamps = formStamps('secret')
const stamp = stamps.issue(openedMs)
const dayMs = 24 * 3_600_000

test.each([
  ['of a form that was open for a while', stamp, 2_000, { state: 'good' }],
  ['of one that was open all day', stamp, dayMs, { state: 'good' }],
  ['of one filled in at once', stamp, 1_999, { state: 'too quick', ageMs: 1_999 }],
  ['from the future', stamps.issue(openedMs + 5_000), 0, { state: 'too quick', ageMs: -5_000 }],
  ['kept for later', stamp, dayMs + 1, { state: 'old' }],
  ['of another secret', formStamps('guessed').issue(openedMs), 5_000, { state: 'made up' }],
  ['with an earlier time put in', stamp.replace(/^\d+/, '1000000000000'), 5_000, { state: 'made up' }],
  ['with a letter of its own', stamp.replace('.', '.a'), 5_000, { state: 'made up' }],
  ['without a signature', '1000000000000', 5_000, { state: 'made up' }],
  ['of nothing', '', 5_000, { state: 'made up' }],
])('a stamp %s', (_what, given, ageMs, state) => {
  expect(stampStateOf(stamps.read(given), openedMs + ageMs)).toEqual(state)
})

test('two forms opened at the same moment get different stamps', () => {
  expect(stamps.read(stamps.issue(openedMs))?.id).not.toBe(stamps.read(stamp)?.id)
})
