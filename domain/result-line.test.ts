import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAnswers } from '#test/any-answers'
import { areaPoints, holdingLinks, scoreAreas } from './result-line.ts'
import { maxScore, pointsOf, scoreAnswers } from './score.ts'

test('every scored question is in one area', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(Object.values(scoreAreas).flat().toSorted()).toEqual(Object.keys(pointsOf(answers)).toSorted())
    }),
    { numRuns: 1 },
  )
})

test('the areas add up to the score, and their maximum points to 27', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const areas = areaPoints(answers)
      expect(areas.reduce((sum, { points }) => sum + points, 0)).toBe(scoreAnswers(answers))
      expect(areas.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(maxScore)
      expect(areas.every(({ points, maxPoints }) => points <= maxPoints)).toBe(true)
    }),
  )
})

const broken = { leadHandling: 'missed', sopApproach: 'none', repetitiveTasks: 'manual' } as const

test.each([
  [{}, []],
  [{ leadHandling: 'manual' }, ['lead']],
  [{ leadHandling: 'basic-auto' }, ['lead', 'reply']],
  [{ leadHandling: 'fully-auto' }, ['lead', 'reply', 'follow-up']],
  [{ sopApproach: 'outdated' }, []],
  [{ sopApproach: 'standard' }, ['hand-off']],
  [{ sopApproach: 'living' }, ['hand-off']],
  [{ repetitiveTasks: 'outsourced' }, []],
  [{ repetitiveTasks: 'some-automation' }, ['report']],
  [{ repetitiveTasks: 'fully-automated' }, ['report']],
] as const)('with %o the links %o hold', (given, expected) => {
  expect(holdingLinks({ ...broken, ...given })).toEqual(expected)
})
