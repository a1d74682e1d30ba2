import {
  aiComforts,
  automationPriorities,
  currentUses,
  hourlyValues,
  leadHandlings,
  manualAreas,
  manualHoursRanges,
  repetitiveTaskStates,
  sopApproaches,
  teamSizes,
  timeOwners,
} from '#domain/answers'
import type { ReadinessAnswers } from '#domain/answers'
import { displayedCostOfInaction } from '#domain/cost-of-inaction'
import { industries } from '#domain/industry'
import { opportunityHours } from '#domain/opportunity'
import { meaningBand, scoreCardBand, tierHeaderBand } from '#domain/score-bands'
import { maxScore, scoreAnswers } from '#domain/score'
import { tierOf } from '#domain/tier'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerFindings } from './answer-findings.ts'
import {
  costMessages,
  meaningList,
  opportunityCopy,
  scoreCardMessage,
  tierHeaderText,
} from './score-results.ts'

const scores = Array.from({ length: maxScore }, (_, index) => index + 1)

/** Whole sentences, typographic apostrophes, no exclamation, nothing a template left behind. */
function expectCopy(text: string) {
  expect(text).toMatch(/^[A-Z0-9“].*[.?]$/)
  expect(text).not.toMatch(/undefined|null|NaN|\[object|['"!]| {2}/)
}

describe('the score card and the tier header', () => {
  test.each(scores)('a score of %i has its texts', (score) => {
    expectCopy(scoreCardMessage(score))
    const { headline, text } = tierHeaderText(score)
    expectCopy(headline)
    expectCopy(text)
    expect(text).toContain(`Founders at this tier save ${tierOf(score).foundersSavePercent}% of their time`)
  })

  test('each band has a text of its own', () => {
    const messages = Map.groupBy(scores, scoreCardMessage)
    expect(messages.size).toBe(4)
    for (const group of messages.values()) expect(new Set(group.map(scoreCardBand)).size).toBe(1)
    const headlines = Map.groupBy(scores, (score) => tierHeaderText(score).headline)
    expect(headlines.size).toBe(5)
    for (const group of headlines.values()) expect(new Set(group.map(tierHeaderBand)).size).toBe(1)
  })
})

const anyAnswers: fc.Arbitrary<ReadinessAnswers> = fc.record({
  currentUse: fc.constantFrom(...currentUses),
  repetitiveTasks: fc.constantFrom(...repetitiveTaskStates),
  manualAreas: fc.uniqueArray(fc.constantFrom(...manualAreas), { minLength: 1, maxLength: 2 }),
  leadHandling: fc.constantFrom(...leadHandlings),
  sopApproach: fc.constantFrom(...sopApproaches),
  aiComfort: fc.constantFrom(...aiComforts),
  automationPriority: fc.constantFrom(...automationPriorities),
  manualHours: fc.constantFrom(...manualHoursRanges),
  timeOwner: fc.constantFrom(...timeOwners),
  hourlyValue: fc.constantFrom(...hourlyValues),
})

describe('what the score means', () => {
  test('four different findings, what holds first, three of them what this visitor answered', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const list = meaningList(scoreAnswers(answers), answers)
        expect(new Set(list.map(({ text }) => text)).size).toBe(4)
        for (const { text } of list) expectCopy(text)
        const states = list.map(({ state }) => state)
        expect(states).toEqual(states.toSorted().toReversed())
        const own = [
          answerFindings.leadHandling[answers.leadHandling],
          answerFindings.repetitiveTasks[answers.repetitiveTasks],
          answerFindings.sopApproach[answers.sopApproach],
          answerFindings.timeOwner[answers.timeOwner],
          answerFindings.currentUse[answers.currentUse],
          answerFindings.aiComfort[answers.aiComfort],
        ]
        expect(list.filter((finding) => own.includes(finding))).toHaveLength(3)
      }),
      { numRuns: 500 },
    )
  })

  const mixed: ReadinessAnswers = {
    currentUse: 'some',
    repetitiveTasks: 'some-automation',
    manualAreas: ['admin', 'hr'],
    leadHandling: 'manual',
    sopApproach: 'standard',
    aiComfort: 'very',
    automationPriority: 'lead-nurture',
    manualHours: '11-20',
    timeOwner: 'me',
  }

  test('the band decides how many findings hold', () => {
    const holding = [6, 13, 20, 27].map(
      (score) => meaningList(score, mixed).filter(({ state }) => state === 'holds').length,
    )
    expect(holding).toEqual([1, 1, 3, 3])
    expect(new Set(scores.map((score) => JSON.stringify(meaningList(score, mixed)))).size).toBe(
      new Set(scores.map(meaningBand)).size,
    )
  })

  test('the areas are named in words', () => {
    expect(meaningList(6, mixed).at(-1)?.text).toContain('admin and HR')
    expect(meaningList(6, { ...mixed, manualAreas: ['customer-service'] }).at(-1)?.text).toContain(
      'You named customer service as',
    )
  })
})

describe('the opportunity', () => {
  const all = automationPriorities.flatMap((priority) =>
    industries.map((industry) => ({ priority, industry, copy: opportunityCopy(priority, industry) })),
  )

  test.each(all)('$priority in $industry', ({ priority, copy }) => {
    for (const text of [copy.today, copy.repaired, copy.text]) expectCopy(text)
    expect(copy.name).not.toBe('')
    expect(new Set(copy.steps).size).toBe(3)
    const { minHoursPerWeek, maxHoursPerWeek } = opportunityHours[priority]
    expect(copy.savesText).toBe(`${minHoursPerWeek}–${maxHoursPerWeek} h`)
  })

  test('every priority has a text of its own for every industry', () => {
    expect(new Set(all.map(({ copy }) => copy.text)).size).toBe(42)
    expect(opportunityCopy('lead-nurture', 'tech').savesText).toBe('8–12 h')
  })
})

describe('the cost messages', () => {
  test('every cost has its two or three, and says once that it is an estimate', () => {
    for (const manualHours of manualHoursRanges) {
      for (const hourlyValue of hourlyValues) {
        for (const teamSize of teamSizes) {
          const cost = displayedCostOfInaction({ manualHours, hourlyValue, teamSize })
          const messages = costMessages(cost)
          expect(messages).toHaveLength(cost.showsHires ? 3 : 2)
          for (const text of messages) expectCopy(text)
          expect(messages.join(' ').match(/estimate/g)).toHaveLength(1)
        }
      }
    }
  })

  test.each([
    ['11-20', '100-250', 'about what 1 full-time hire costs in a year'],
    ['40+', '500+', 'about what 13 full-time hires cost in a year'],
  ])('%s at %s is %s', (manualHours, hourlyValue, words) => {
    expect(costMessages(displayedCostOfInaction({ manualHours, hourlyValue })).at(-1)).toContain(words)
  })
})
