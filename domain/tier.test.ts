import { expect, test } from 'vitest'
import { aheadOfPercent, nextTierOf, tierOf, tiers } from './tier.ts'

test.each([
  [0, 0, 'The Do-It-All Founder', 7, 0],
  [1, 0, 'The Do-It-All Founder', 6, 4],
  [6, 0, 'The Do-It-All Founder', 1, 22],
  [7, 1, 'The Process Builder', 6, 26],
  [12, 1, 'The Process Builder', 1, 44],
  [13, 2, 'The System Architect', 6, 48],
  [14, 2, 'The System Architect', 5, 52],
  [18, 2, 'The System Architect', 1, 67],
  [19, 3, 'The Automation Leader', 5, 70],
  [20, 3, 'The Automation Leader', 4, 74],
  [21, 3, 'The Automation Leader', 3, 78],
  [23, 3, 'The Automation Leader', 1, 85],
  [24, 4, 'The AI-First Operator', null, 89],
  [25, 4, 'The AI-First Operator', null, 93],
  [27, 4, 'The AI-First Operator', null, 100],
])(
  'a score of %i: rank %i, %s, next in %s, ahead of %i percent',
  (score, rank, name, pointsAway, percent) => {
    expect(tierOf(score)).toMatchObject({ rank, name })
    const next = nextTierOf(score)
    expect(next?.pointsAway ?? null).toBe(pointsAway)
    expect(next?.tier.rank).toBe(pointsAway === null ? undefined : rank + 1)
    expect(aheadOfPercent(score)).toBe(percent)
  },
)

test('founders save 20, 30, 40, 50 and 10 percent, lowest tier first', () => {
  expect(tiers.map((tier) => tier.foundersSavePercent)).toEqual([20, 30, 40, 50, 10])
})
