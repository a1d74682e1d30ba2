import { hourlyValueChoices, manualHoursChoices } from '#content/forms/scorecard'
import { usd } from '#content/facts/usd'
import type { ResultAnswers } from '#domain/answers'
import {
  type DisplayedCost,
  fullTimeHireUsdPerYear,
  isOnePersonsTime,
  type UsdRange,
  weeksPerYear,
  yearlyRange,
} from '#domain/cost-of-inaction'

/** By hours band (behavior 7.8). A team of one never reaches the last. */
const hoursMessages = [
  'Week by week, hours like these rarely look urgent. A year is what shows them.',
  'These hours come back every week, and every week they come out of something else.',
  'In a team, the same steps tend to be done more than once. One repair helps everyone who does them.',
] as const

/** By cost band (behavior 7.8), beside the cost of a full-time hire, which the same section gives. */
const costBandTexts: readonly [string, string, string] = [
  'of what a full-time hire costs, and it comes due again next year.',
  'of what a full-time hire costs, without the hire.',
  'A cost this size deserves a line in the budget, and a plan to bring it down.',
]

function costBandText({ costBand, yearlyUsd }: DisplayedCost): string {
  if (costBand === 2) return costBandTexts[2]
  return `That’s about ${Math.round((100 * yearlyUsd) / fullTimeHireUsdPerYear)}% ${costBandTexts[costBand]}`
}

/** The message about hires. It counts them in money: in hours, the work may be one person's week. */
function hiresMessage(answers: ResultAnswers, cost: DisplayedCost): string {
  const { fullTimeHires, hoursPerWeek, hourlyRateUsd } = cost
  const hires = fullTimeHires === 1 ? '1 full-time hire costs' : `${fullTimeHires} full-time hires cost`
  const hours = (hoursPerWeek * weeksPerYear).toLocaleString('en-US')
  return `Counted in money, at ${usd(hourlyRateUsd)} an hour, it’s what ${hires} in a year. Counted in time, it’s ${hours} hours a year${isOnePersonsTime(answers) ? ' of one person' : ', of everyone who does them'}: more than any vacation gives back.`
}

/** The sum under the yearly cost, line by line. */
export interface CostRow {
  readonly name: string
  readonly value: string
  readonly isTotal?: boolean
}

export function costRows(cost: DisplayedCost): readonly CostRow[] {
  return [
    { name: 'Hours a week', value: String(cost.hoursPerWeek) },
    { name: '× value of an hour', value: usd(cost.hourlyRateUsd) },
    { name: '× weeks a year', value: String(weeksPerYear) },
    { name: 'A year', value: usd(cost.yearlyUsd), isTotal: true },
    { name: 'A month', value: usd(Math.round(cost.monthlyUsd)) },
    ...(cost.fullTimeHires > 0
      ? [
          {
            name: `In full-time hires at ${usd(fullTimeHireUsdPerYear)} a year, rounded`,
            value: String(cost.fullTimeHires),
          },
        ]
      : []),
  ]
}

/** The answers from which the cost was computed, and the assumptions for missing ones. */
function estimateText(answers: ResultAnswers, { hoursPerWeek, hourlyRateUsd }: DisplayedCost): string {
  const hours = manualHoursChoices.find(({ value }) => value === answers.manualHours)?.short
  const value = hourlyValueChoices.find((choice) => choice.value === answers.hourlyValue)?.short
  const countedHours = hours
    ? `${hoursPerWeek} hours for your ${hours} a week`
    : `${hoursPerWeek} hours a week, since you gave none`
  const countedValue = value
    ? `${usd(hourlyRateUsd)} for an hour worth ${value}`
    : `${usd(hourlyRateUsd)} an hour, since you gave no value`
  return `This is an estimate. We counted ${countedHours}, and ${countedValue}.`
}

/** Formats a range, `$57,200 to $260,000`; undefined if both ends are equal or open. */
export function formatRange({ fromUsd, toUsd }: UsdRange): string | undefined {
  if (fromUsd === toUsd) return undefined
  if (fromUsd === null) return `up to ${usd(toUsd ?? 0)}`
  return toUsd === null ? `at least ${usd(fromUsd)}` : `${usd(fromUsd)} to ${usd(toUsd)}`
}

/** The sentence about the range of costs that the answers allow. An open end of the range is left out. */
export function rangeText(answers: ResultAnswers): string | undefined {
  const range = formatRange(yearlyRange(answers))
  return range && `${range} a year, by your answers`
}

/** The messages about the hours, the sum and, from $120,000 a year, the hires (behavior 7.8). */
export function costMessages(answers: ResultAnswers, cost: DisplayedCost): readonly string[] {
  return [
    hoursMessages[cost.hoursBand],
    `${costBandText(cost)} ${estimateText(answers, cost)}`,
    ...(cost.showsHires ? [hiresMessage(answers, cost)] : []),
  ]
}
