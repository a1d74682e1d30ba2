import type { AutomationPriority, ManualArea, ReadinessAnswers } from '#domain/answers'
import type { DisplayedCost } from '#domain/cost-of-inaction'
import type { Industry } from '#domain/industry'
import { opportunityHours } from '#domain/opportunity'
import { meaningBand, scoreCardBand, tierHeaderBand } from '#domain/score-bands'
import { tierOf } from '#domain/tier'
import { answerFindings } from './answer-findings.ts'
import type { Finding } from './answer-findings.ts'
import { opportunities } from './opportunities.ts'
import type { Opportunity } from './opportunities.ts'
import { manualAreaChoices } from './scorecard.ts'

const scoreCardMessages = [
  'Work moves here because somebody pushes it. The first repair is the one you will feel most.',
  'Some links hold. The others stop whenever they have to wait for you.',
  'Enough holds that one good repair will show in every week after it.',
  'Most of your business carries its own weight. What is left is worth measuring before you touch it.',
] as const

/** The sentence under the score (S0 §9, score-card message bands). */
export function scoreCardMessage(score: number): string {
  return scoreCardMessages[scoreCardBand(score)]
}

const tierHeaders = [
  {
    headline: 'Right now, you are the automation.',
    text: 'Leads, follow-ups and reports move because someone moves them, and when that person stops, they stop. Write down the task that interrupts you most: a repair starts with knowing the steps.',
  },
  {
    headline: 'The steps are there. You carry the work between them.',
    text: 'You have a start to build on. What breaks is the hand-off: each one waits until somebody remembers it. Repair one from end to end before you buy another tool.',
  },
  {
    headline: 'You have something solid to repair.',
    text: 'Enough of the business holds that a repair has somewhere to be fastened. Take the break that costs the most hours and close it; the next one will be easier to see.',
  },
  {
    headline: 'Few breaks are left, and those few cost you.',
    text: 'Much of your work moves without a push. What still stops tends to stop at a decision or at one particular person, so count the waiting before you automate it.',
  },
  {
    headline: 'It runs. Keep checking that it runs right.',
    text: 'Nearly everything we asked about works on its own. The next gain is in what your systems do while nobody looks: a wrong reply, a stale procedure, a report no one reads.',
  },
] as const

const foundersSave = [
  ': one day in a five-day week.',
  ': three hours in every ten.',
  ': two days in a five-day week.',
  ': half of every week.',
  ', with the larger savings already made.',
] as const

/** The headline and text under the tier's name (S0 §9: its own bands; the percent belongs to the tier). */
export function tierHeaderText(score: number): { headline: string; text: string } {
  const { headline, text } = tierHeaders[tierHeaderBand(score)]
  const { foundersSavePercent, rank } = tierOf(score)
  return {
    headline,
    text: `${text} Founders at this tier save ${foundersSavePercent}% of their time${foundersSave[rank]}`,
  }
}

/** Of the three answers named in the list, how many should speak of what holds; the rest of what is broken. */
const holdingAnswers = [1, 1, 2, 2] as const
const namedAnswers = 3

/** How the band reads the areas a visitor picked; `areas` is "sales" or "sales and admin". */
const areaFindings: readonly [AreaFinding, AreaFinding, AreaFinding, AreaFinding] = [
  (areas) => ({
    state: 'broken',
    text: `You named ${areas} as the hands-on part of your week. Start there, with one task, before you buy any tool.`,
  }),
  (areas) => ({
    state: 'broken',
    text: `Manual work collects in ${areas}. Follow one task there from start to finish and note where it waits.`,
  }),
  (areas) => ({
    state: 'holds',
    text: `You can say where the manual work is: ${areas}. What can be pointed at can be measured.`,
  }),
  (areas) => ({
    state: 'holds',
    text: `What is still done by hand is in ${areas}. That is a short list, and short lists get finished.`,
  }),
]
type AreaFinding = (areas: string) => Finding

function nameAreas(areas: readonly ManualArea[]): string {
  return manualAreaChoices
    .filter(({ value }) => areas.includes(value))
    .map(({ value, label }) => (value === 'hr' ? label : label.toLowerCase()))
    .join(' and ')
}

/**
 * "What your score means": four findings, what holds first. Three speak of single answers, the fourth of the areas
 * the visitor picked. The band (S0 §9) decides how many tell of what holds, as far as the answers allow.
 */
export function meaningList(score: number, answers: ReadinessAnswers): readonly Finding[] {
  const band = meaningBand(score)
  const found: Finding[] = [
    answerFindings.leadHandling[answers.leadHandling],
    answerFindings.repetitiveTasks[answers.repetitiveTasks],
    answerFindings.sopApproach[answers.sopApproach],
    answerFindings.timeOwner[answers.timeOwner],
    answerFindings.currentUse[answers.currentUse],
    answerFindings.aiComfort[answers.aiComfort],
  ]
  const holding = found.filter(({ state }) => state === 'holds')
  const broken = found.filter(({ state }) => state === 'broken')
  const brokenCount = Math.max(namedAnswers - holdingAnswers[band], namedAnswers - holding.length)
  const named = [
    ...holding.slice(0, namedAnswers - Math.min(brokenCount, broken.length)),
    ...broken.slice(0, brokenCount),
  ]
  const areas = areaFindings[band](nameAreas(answers.manualAreas))
  return [...named, areas].toSorted((a, b) => Number(a.state === 'broken') - Number(b.state === 'broken'))
}

/** The results page's first opportunity: `text` ends with a sentence for the visitor's own trade. */
export function opportunityCopy(
  priority: AutomationPriority,
  industry: Industry,
): Omit<Opportunity, 'inIndustry'> & { savesText: string } {
  const { inIndustry, text, ...opportunity } = opportunities[priority]
  const { minHoursPerWeek, maxHoursPerWeek } = opportunityHours[priority]
  return {
    ...opportunity,
    text: `${text} ${inIndustry[industry]}`,
    savesText: `${minHoursPerWeek}–${maxHoursPerWeek} h`,
  }
}

const hoursMessages = [
  'Week by week, hours like these are easy to live with. That is how they stay.',
  'These hours come back every week, and every week somebody has to be found for them.',
  'In a team your size, several people tend to do the same steps. One repair helps each of them.',
] as const

const costEstimate =
  'The figure is an estimate: the middle of the ranges you chose, or a typical figure where you skipped.'

const costMessageTexts = [
  'This is less than half of what a full-time hire costs, and it comes due again next year.',
  'This is a good part of a full-time hire’s cost, and it leaves you without the hire.',
  'A sum like this usually has a line in the budget. This one has none.',
] as const

function hiresMessage(fullTimeHires: number): string {
  const hires = fullTimeHires === 1 ? '1 full-time hire costs' : `${fullTimeHires} full-time hires cost`
  return `It is about what ${hires} in a year. Counted in hours, it is the vacation nobody gets around to taking.`
}

/** What the hours, the sum and, from $120,000 a year, the hires come to (S0 §9). */
export function costMessages(cost: DisplayedCost): readonly string[] {
  return [
    hoursMessages[cost.hoursBand],
    `${costMessageTexts[cost.costBand]} ${costEstimate}`,
    ...(cost.showsHires ? [hiresMessage(cost.fullTimeHires)] : []),
  ]
}
