import { expect, test } from 'vitest'
import { judge } from './sentences.ts'

// The aim is 1 % of the false and 5 % of the harmless on both: decision record 0023 says what is in the way.
test.each([
  { set: 'tuning', mostPassed: 0.01, mostRefused: 0.065 },
  { set: 'held', mostPassed: 0.014, mostRefused: 0.12 },
] as const)(
  'the check shows at most $mostPassed of the false $set sentences and holds back $mostRefused of the harmless',
  ({ set, mostPassed, mostRefused }) => {
    const { isFalse, passed, harmless, refused, faults } = judge(set)
    expect(Math.min(isFalse, harmless)).toBeGreaterThanOrEqual(75)
    expect(passed / isFalse, faults.join('\n')).toBeLessThanOrEqual(mostPassed)
    expect(refused / harmless, faults.join('\n')).toBeLessThanOrEqual(mostRefused)
  },
)

test('of false sentences made of the site’s own words turned round, the check shows no more than before', () => {
  const { isFalse, passed } = judge('turned')
  expect(isFalse).toBe(47)
  expect(passed).toBeLessThanOrEqual(18)
})
