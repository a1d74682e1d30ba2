import { expect, test } from 'vitest'
import { judgeChoices } from './choices.ts'

test.each(['tuning', 'held'] as const)(
  'of the %s choices, at least 95 in 100 good ones are shown as chosen, and at most one in 100 misleading ones',
  (set) => {
    const { good, shown, misleading, passed, faults } = judgeChoices(set)
    expect(good).toBeGreaterThanOrEqual(50)
    expect(misleading).toBeGreaterThanOrEqual(25)
    expect(shown / good, faults.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(passed / misleading, faults.join('\n')).toBeLessThanOrEqual(0.01)
  },
)
