import {
  automationPriorities,
  businessTypes,
  hourlyValues,
  manualHoursRanges,
  teamSizes,
} from '#domain/answers'
import type { ResultAnswers } from '#domain/answers'
import { displayedCostOfInaction } from '#domain/cost-of-inaction'
import { maxManualHours, opportunityHours } from '#domain/opportunity'
import { meaningBand, scoreCardBand, tierHeaderBand } from '#domain/score-bands'
import { maxScore, scoreAnswers } from '#domain/score'
import { exampleAnswers } from '#test/examples'
import { anyAnswers } from '#test/any-answers'
import { untrueSentences } from '#test/untrue-sentences'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerFindings } from './answer-findings.ts'
import { trueClaimOf } from './claim.ts'
import { secondOpportunityCopy } from './second-opportunity.ts'
import {
  costMessages,
  meaningList,
  opportunityCopy,
  scoreCardMessage,
  tierHeaderText,
} from './score-results.ts'

const scores = Array.from({ length: maxScore }, (_, index) => index + 1)

/** Expects whole sentences, typographic apostrophes, no exclamation marks, and no unresolved values. */
function expectCopy(text: string) {
  expect(text).toMatch(/^[A-Z0-9“].*[.?]$/)
  expect(text).not.toMatch(/undefined|null|NaN|\[object|['"!]| {2}/)
}

describe('the score card and the tier header', () => {
  test.each(scores)('a score of %i has complete texts', (score) => {
    expectCopy(scoreCardMessage(score))
    const { headline, text } = tierHeaderText(score, exampleAnswers)
    expectCopy(headline)
    expectCopy(text)
  })

  test('each band has a text of its own', () => {
    const messages = Map.groupBy(scores, scoreCardMessage)
    expect(messages.size).toBe(4)
    for (const group of messages.values()) expect(new Set(group.map(scoreCardBand)).size).toBe(1)
    const headlines = Map.groupBy(scores, (score) => tierHeaderText(score, exampleAnswers).headline)
    expect(headlines.size).toBe(5)
    for (const group of headlines.values()) expect(new Set(group.map(tierHeaderBand)).size).toBe(1)
  })
})

describe('what the score means', () => {
  test('lists four different findings, holding ones first, three of them from the visitor’s answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const list = meaningList(scoreAnswers(answers), answers)
        expect(new Set(list.map(({ text }) => text)).size).toBe(4)
        for (const { text } of list) expectCopy(text)
        const states = list.map(({ state }) => state)
        expect(states.slice(0, -1)).toEqual(states.slice(0, -1).toSorted().toReversed())
        expect(states.at(-1)).toBe('look')
        const own = Object.values(answerFindings).map((claims) => trueClaimOf(claims, answers))
        expect(list.filter((finding) => own.includes(finding))).toHaveLength(3)
      }),
      { numRuns: 500 },
    )
  })

  const mixed: ResultAnswers = {
    businessType: 'tech',
    teamSize: 'small',
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
    expect(holding).toEqual([1, 1, 2, 2])
    expect(new Set(scores.map((score) => JSON.stringify(meaningList(score, mixed)))).size).toBe(
      new Set(scores.map(meaningBand)).size,
    )
  })

  test('the last finding names the chosen areas', () => {
    expect(meaningList(6, mixed).at(-1)?.text).toContain('admin and HR')
    expect(meaningList(6, { ...mixed, manualAreas: ['customer-service'] }).at(-1)?.text).toContain(
      'You named customer service for the most manual work.',
    )
  })
})

describe('the opportunity', () => {
  const all = automationPriorities.flatMap((priority) =>
    businessTypes.map((businessType) => ({
      priority,
      businessType,
      copy: opportunityCopy(priority, { ...exampleAnswers, businessType }),
    })),
  )

  test.each(all)('$priority has complete texts for $businessType', ({ copy }) => {
    for (const text of [copy.before, copy.after, copy.text]) expectCopy(text)
    expect(copy.name).not.toBe('')
    expect(new Set(copy.steps).size).toBe(3)
  })

  test('every priority has its own text for every industry', () => {
    // Marketing and other businesses are one industry.
    expect(new Set(all.map(({ copy }) => copy.text)).size).toBe(42)
  })

  test.each([
    ['lead-nurture', '11-20', 'manual', '8–12 hours saved a week is our estimate once this link holds.'],
    ['lead-nurture', undefined, 'manual', '8–12 hours saved a week is our estimate once this link holds.'],
    ['reporting', '6-10', 'manual', '3–6 hours saved a week is our estimate once this link holds.'],
    [
      'lead-nurture',
      '6-10',
      'missed',
      'Up to 10 hours a week: you put in 6–10 hours in all. Our estimate for this link is 8–12 hours.',
    ],
    [
      'reporting',
      '0-5',
      'fully-auto',
      'Up to 5 hours a week: you put in 0–5 hours in all. Our estimate for this link is 3–6 hours.',
    ],
    [
      'lead-nurture',
      '40+',
      'fully-auto',
      '8–12 hours a week is our estimate where this is done by hand. Yours runs by itself.',
    ],
  ] as const)('hours saved by %s: %s hours, leads %s', (priority, manualHours, leadHandling, sentence) => {
    const { saves } = opportunityCopy(priority, { ...exampleAnswers, manualHours, leadHandling })
    expect(`${saves.hours} hours ${saves.words}`).toBe(sentence)
  })

  test('promises no more hours than the visitor gave, and always states the estimate', () => {
    for (const priority of automationPriorities) {
      for (const manualHours of manualHoursRanges) {
        const { saves } = opportunityCopy(priority, { ...exampleAnswers, manualHours })
        const { minHoursPerWeek, maxHoursPerWeek } = opportunityHours[priority]
        expect(`${saves.hours} hours ${saves.words}`).toContain(`${minHoursPerWeek}–${maxHoursPerWeek} hours`)
        expect(Number(/\d+$/.exec(saves.hours)?.[0])).toBeLessThanOrEqual(maxManualHours(manualHours))
      }
    }
  })

  test.each([
    [{}, 'Admin', ''],
    [
      { manualAreas: ['customer-service'], manualHours: '40+' },
      'Customer support',
      ', 6–10 hours a week by our estimate',
    ],
    [{ manualAreas: ['customer-service'], manualHours: '6-10' }, 'Customer support', ''],
    [{ manualAreas: ['sales'], repetitiveTasks: 'outsourced' }, 'Repetitive tasks', ''],
    [
      { automationPriority: 'content', manualAreas: ['content'], leadHandling: 'missed' },
      'Lead nurture',
      ', 8–12 hours a week by our estimate',
    ],
    [{ automationPriority: 'reporting', manualAreas: ['finance', 'hr'] }, 'HR', ''],
  ] as const)('with %j the second opportunity is %s%s', (changes, name, hours) => {
    const answers: ResultAnswers = {
      ...exampleAnswers,
      automationPriority: 'lead-nurture',
      manualAreas: ['sales', 'admin'],
      manualHours: '40+',
      ...changes,
    }
    expect(secondOpportunityCopy(answers)).toMatchObject({ name, hours })
  })
})

describe('the cost messages', () => {
  test('every cost has two or three true messages, which mention the estimate once', () => {
    for (const manualHours of [...manualHoursRanges, undefined]) {
      for (const hourlyValue of [...hourlyValues, undefined]) {
        for (const teamSize of teamSizes) {
          const answers: ResultAnswers = { ...exampleAnswers, manualHours, hourlyValue, teamSize }
          const cost = displayedCostOfInaction(answers)
          const messages = costMessages(answers, cost)
          expect(messages).toHaveLength(cost.showsHires ? 3 : 2)
          for (const text of messages) expectCopy(text)
          const said = messages.join(' ')
          expect(said.match(/estimate/g)).toHaveLength(1)
          expect(untrueSentences(said, answers)).toEqual([])
          expect(said).not.toMatch(/\b0 (full|hours)|\b1 full-time hires/)
          // Compared with $110,000 for a full-time hire.
          if (said.includes('less than half the cost')) expect(cost.yearlyUsd).toBeLessThan(55_000)
          if (said.includes('more than half the cost')) expect(cost.fullTimeHires).toBe(1)
        }
      }
    }
  })

  test.each([
    [
      '11-20',
      '100-250',
      'it’s what 1 full-time hire costs in a year. Counted in time, it’s 780 hours a year',
    ],
    ['40+', '500+', 'it’s what 13 full-time hires cost in a year. Counted in time, it’s 2,340 hours a year'],
  ] as const)('%s hours at %s an hour: %s', (manualHours, hourlyValue, words) => {
    const answers = { ...exampleAnswers, manualHours, hourlyValue }
    expect(costMessages(answers, displayedCostOfInaction(answers)).at(-1)).toContain(words)
  })

  test.each([
    [{}, 'We counted 15 hours for your 11–20 a week, and $175 for an hour worth $100–250.'],
    [
      { manualHours: '40+', hourlyValue: 'under-50' },
      'We counted 45 hours for your 40+ a week, and $40 for an hour worth under $50.',
    ],
    [
      { manualHours: undefined, hourlyValue: 'skip' },
      'We counted 15 hours a week, since you gave none, and $100 an hour, since you gave no value.',
    ],
    [{ hourlyValue: undefined }, 'and $175 an hour, since you gave no value.'],
  ] as const)('the messages state the assumptions for %j', (changes, words) => {
    const answers: ResultAnswers = { ...exampleAnswers, ...changes }
    expect(costMessages(answers, displayedCostOfInaction(answers)).join(' ')).toContain(words)
  })
})
