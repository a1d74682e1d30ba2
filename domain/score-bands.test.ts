import { expect, test } from 'vitest'
import { meaningBand, scoreCardBand, scoreCardMarkers, tierHeaderBand } from './score-bands.ts'

test.each([
  [0, 0, 0, 0],
  [1, 0, 0, 0],
  [6, 0, 0, 0],
  [7, 1, 1, 1],
  [12, 1, 1, 1],
  [13, 2, 1, 1],
  [14, 2, 2, 2],
  [18, 2, 2, 2],
  [19, 3, 2, 2],
  [20, 3, 2, 2],
  [21, 3, 3, 3],
  [23, 3, 3, 3],
  [24, 3, 3, 3],
  [25, 3, 4, 3],
  [27, 3, 4, 3],
])('a score of %i: score card %i, tier header %i, meaning list %i', (score, card, header, meaning) => {
  expect([scoreCardBand(score), tierHeaderBand(score), meaningBand(score)]).toEqual([card, header, meaning])
})

test('the marks under the score bar are at 25, 50, 75 and 90 percent', () => {
  expect(scoreCardMarkers.map(({ label, atPercent }) => [label, atPercent])).toEqual([
    ['Manual Mode', 25],
    ['Momentum', 50],
    ['Ready to Scale', 75],
    ['AI-First', 90],
  ])
})
