import { expect, test } from 'vitest'
import { judgeChoices } from './choices.ts'

test.each(['tuning', 'held'] as const)(
  'of the model’s %s choices, at least 95 in 100 good and at most 1 in 100 misleading ones are shown',
  (set) => {
    const { good, shown, misleading, passed, faults } = judgeChoices(set)
    expect(good).toBeGreaterThanOrEqual(50)
    expect(misleading).toBeGreaterThanOrEqual(25)
    expect(shown / good, faults.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(passed / misleading, faults.join('\n')).toBeLessThanOrEqual(0.01)
  },
)
