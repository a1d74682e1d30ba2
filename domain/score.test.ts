import { anyAnswers } from '#test/any-answers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hourlyValues, manualAreas } from './answers.ts'
import type { ManualArea, ReadinessAnswers } from './answers.ts'
import { maxScore, scoreAnswers } from './score.ts'

/** Scores 1: only the priority's point. */
const lowest: ReadinessAnswers = {
  currentUse: 'none',
  repetitiveTasks: 'manual',
  manualAreas: ['admin'],
  leadHandling: 'missed',
  sopApproach: 'none',
  aiComfort: 'uncomfortable',
  automationPriority: 'other',
  manualHours: '40+',
  timeOwner: 'me',
}

describe('the score', () => {
  test('is an integer from 1 to 27 for every valid set of answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const score = scoreAnswers(answers)
        expect(Number.isInteger(score)).toBe(true)
        expect(score).toBeGreaterThanOrEqual(1)
        expect(score).toBeLessThanOrEqual(maxScore)
      }),
      { numRuns: 2000 },
    )
  })

  test('does not depend on the order of the areas or on the hourly value', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const reordered = { ...answers, manualAreas: answers.manualAreas.toReversed() }
        for (const hourlyValue of hourlyValues) {
          expect(scoreAnswers({ ...reordered, hourlyValue })).toBe(scoreAnswers(answers))
        }
      }),
    )
  })

  test('reaches 1 and 27', () => {
    expect(scoreAnswers(lowest)).toBe(1)
    expect(
      scoreAnswers({
        currentUse: 'advanced',
        repetitiveTasks: 'fully-automated',
        manualAreas: ['hr'],
        leadHandling: 'fully-auto',
        sopApproach: 'living',
        aiComfort: 'very',
        automationPriority: 'lead-nurture',
        manualHours: '0-5',
        timeOwner: 'team',
      }),
    ).toBe(27)
  })

  const perAnswer: [Partial<ReadinessAnswers>, number][] = [
    [{ currentUse: 'none' }, 0],
    [{ currentUse: 'basic' }, 1],
    [{ currentUse: 'some' }, 1],
    [{ currentUse: 'integrated' }, 2],
    [{ currentUse: 'advanced' }, 3],
    [{ repetitiveTasks: 'manual' }, 0],
    [{ repetitiveTasks: 'outsourced' }, 1],
    [{ repetitiveTasks: 'some-automation' }, 2],
    [{ repetitiveTasks: 'fully-automated' }, 3],
    [{ leadHandling: 'missed' }, 0],
    [{ leadHandling: 'manual' }, 1],
    [{ leadHandling: 'basic-auto' }, 2],
    [{ leadHandling: 'fully-auto' }, 3],
    [{ sopApproach: 'none' }, 0],
    [{ sopApproach: 'outdated' }, 1],
    [{ sopApproach: 'standard' }, 2],
    [{ sopApproach: 'living' }, 3],
    [{ aiComfort: 'uncomfortable' }, 0],
    [{ aiComfort: 'curious' }, 1],
    [{ aiComfort: 'moderate' }, 2],
    [{ aiComfort: 'very' }, 3],
    [{ automationPriority: 'lead-nurture' }, 2],
    [{ automationPriority: 'client-onboarding' }, 2],
    [{ automationPriority: 'customer-support' }, 1],
    [{ automationPriority: 'reporting' }, 1],
    [{ automationPriority: 'project-management' }, 0],
    [{ automationPriority: 'content' }, 0],
    [{ automationPriority: 'other' }, 0],
    [{ manualHours: '40+' }, 0],
    [{ manualHours: '21-40' }, 1],
    [{ manualHours: '11-20' }, 2],
    [{ manualHours: '6-10' }, 2],
    [{ manualHours: '0-5' }, 3],
    [{ timeOwner: 'me' }, 0],
    [{ timeOwner: 'exec' }, 1],
    [{ timeOwner: 'managers' }, 2],
    [{ timeOwner: 'team' }, 3],
    [{ timeOwner: 'contractors' }, 3],
  ]
  test.each(perAnswer)('%j adds %i points to the lowest-scoring answers', (answer, points) => {
    expect(scoreAnswers({ ...lowest, ...answer }) - 1).toBe(points)
  })
})

/**
 * The points of every pair, written out by hand (behavior 6.6); the diagonal is a single pick.
 */
const areaPoints = `
                  lead-gen sales customer-service content admin finance hr product
lead-gen             2       2          1            2      1      1     3     3
sales                2       2          1            2      1      1     3     3
customer-service     1       1          0            1      0      0     3     3
content              2       2          1            2      1      1     3     3
admin                1       1          0            1      0      0     3     3
finance              1       1          0            1      0      0     3     3
hr                   3       3          3            3      3      3     3     3
product              3       3          3            3      3      3     3     3
`
  .trim()
  .split('\n')
  .slice(1)
  .flatMap((row) => {
    const [name, ...cells] = row.trim().split(/\s+/)
    return cells.map((cell, column) => ({ first: name, second: manualAreas[column], points: Number(cell) }))
  })

describe('the manual areas', () => {
  test('the expected points cover each of the eight answers alone and every pair, in either order', () => {
    expect(areaPoints).toHaveLength(64)
  })

  test.each(areaPoints)('$first and $second score $points points', ({ first, second, points }) => {
    const picked: ManualArea[] = manualAreas.filter((area) => area === first || area === second)
    expect(scoreAnswers({ ...lowest, manualAreas: picked }) - 1).toBe(points)
  })
})
