import type { AutomationPriority, ManualArea, ReadinessAnswers, ResultAnswers } from '#domain/answers'
import { recoveredRange, yearlyRange } from '#domain/cost-of-inaction'
import { industryOf } from '#domain/industry'
import { maxManualHours, opportunityHours } from '#domain/opportunity'
import { meaningBand } from '#domain/score-bands'
import { opportunities } from './opportunities.ts'
import type { Standing } from './opportunities.ts'
import { answerFindings } from './answer-findings.ts'
import type { Finding } from './answer-findings.ts'
import { trueClaimOf } from './claim.ts'
import { formatRange } from './cost-texts.ts'
import { areaFinding } from './score-texts.ts'
import { manualAreaChoices, manualHoursChoices } from '#content/forms/scorecard'

export { costMessages, costRows, rangeText } from './cost-texts.ts'
export { endingCopy } from './ending-texts.ts'
export { areasCopy, lineCopy, lineLead } from './line-texts.ts'
export { sheetCopy } from './sheet-texts.ts'
export { scoreCardMessage, tierFacts, tierHeaderText } from './score-texts.ts'

/** By band: how many of the list's three answers should be about what holds; the others are about what is broken. */
const holdingAnswers = [1, 1, 2, 2] as const
const namedAnswers = 3

export function nameAreas(areas: readonly ManualArea[]): string {
  return manualAreaChoices
    .filter(({ value }) => areas.includes(value))
    .map(({ value, label }) => (value === 'hr' ? label : label.toLowerCase()))
    .join(' and ')
}

/**
 * "What your score means": four findings, what holds first. Three are about single answers, the last
 * about the areas that the visitor picked. The band (behavior 7.6) decides how many are about what holds, as far as the
 * answers allow.
 */
export function meaningList(score: number, answers: ResultAnswers): readonly Finding[] {
  const band = meaningBand(score)
  const found = Object.values(answerFindings).map((claims) => trueClaimOf(claims, answers))
  const holding = found.filter(({ state }) => state === 'holds')
  const broken = found.filter(({ state }) => state === 'broken')
  const brokenCount = Math.max(namedAnswers - holdingAnswers[band], namedAnswers - holding.length)
  const named = [
    ...holding.slice(0, namedAnswers - Math.min(brokenCount, broken.length)),
    ...broken.slice(0, brokenCount),
  ]
  const areas = areaFinding(score, nameAreas(answers.manualAreas))
  return [...named, areas]
}

/** The opportunity is the visitor’s own answer. */
const chosenFirst = 'It’s what you would automate first.'

interface OpportunityCopy extends Required<Standing> {
  name: string
  steps: readonly [string, string, string]
  /** `hours` is a figure such as `8–12`; `words` follow "hours" and say whether it is an estimate. */
  saves: { hours: string; words: string }
  /** What those hours cost in a year; undefined where the work runs by itself, or where there is no range. */
  recovers: string | undefined
}

/** The texts of an opportunity for this visitor's answers. */
export function opportunityCopy(priority: AutomationPriority, answers: ResultAnswers): OpportunityCopy {
  const { name, steps, repaired, standing, inIndustry } = opportunities[priority]
  const { text, after = repaired, ...currentStatus } = trueClaimOf(standing, answers)
  return {
    name,
    steps,
    ...currentStatus,
    after,
    // The last sentence is for the visitor's industry.
    text: `${currentStatus.isAutomated ? '' : `${chosenFirst} `}${text} ${inIndustry[industryOf(answers.businessType)]}`,
    saves: savesCopy(priority, currentStatus.isAutomated, answers.manualHours),
    recovers: recoversText(priority, currentStatus.isAutomated, answers),
  }
}

function recoversText(priority: AutomationPriority, isAutomated: boolean, answers: ResultAnswers) {
  const cost = formatRange(yearlyRange(answers))
  const range = isAutomated ? undefined : formatRange(recoveredRange(priority, answers))
  // Both ranges, because the upper end of a part can be above the middle of the whole.
  return cost && range && `By your answers, manual hours cost you ${cost} a year: this link ${range} of it.`
}

/** The hours of behavior 7.7 as our estimate; as the visitor's own hours, never more than they gave. */
function savesCopy(
  priority: AutomationPriority,
  isAutomated: boolean,
  manualHours: ReadinessAnswers['manualHours'] | undefined,
): OpportunityCopy['saves'] {
  const { maxHoursPerWeek } = opportunityHours[priority]
  const estimate = estimatedHours(priority)
  if (isAutomated) {
    return {
      hours: estimate,
      words: 'a week is our estimate where this is done by hand. Yours runs by itself.',
    }
  }
  const maxHours = maxManualHours(manualHours)
  if (maxHours >= maxHoursPerWeek) {
    return { hours: estimate, words: 'saved a week is our estimate once this link holds.' }
  }
  const totalHours = manualHoursChoices.find(({ value }) => value === manualHours)?.short
  return {
    hours: `Up to ${maxHours}`,
    words: `a week: you put in ${totalHours} hours in all. Our estimate for this link is ${estimate} hours.`,
  }
}

/** `8–12` */
export function estimatedHours(priority: AutomationPriority): string {
  const { minHoursPerWeek, maxHoursPerWeek } = opportunityHours[priority]
  return `${minHoursPerWeek}–${maxHoursPerWeek}`
}
