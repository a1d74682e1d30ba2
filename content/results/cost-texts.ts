import { hourlyValueChoices, manualHoursChoices } from '#content/scorecard'
import { usd } from '#content/usd'
import type { ResultAnswers } from '#domain/answers'
import type { DisplayedCost } from '#domain/cost-of-inaction'

/** By hours band (S0 §9). A team of one never reaches the last. */
const hoursMessages = [
  'Hours like these are easy to live with from week to week. That’s why they stay.',
  'These hours come back every week, and every week they come out of something else.',
  'In a team your size, several people tend to do the same steps. One repair helps each of them.',
] as const

/** By cost band (S0 §9), beside the cost of a full-time hire, which the same section gives. */
const costBandTexts = [
  'That’s less than half the cost of a full-time hire, and it comes due again next year.',
  'That’s about half the cost of a full-time hire, or more, without the hire.',
  'A cost this size deserves a line in the budget, and a plan to bring it down.',
] as const

const workWeekHours = 40

function hiresMessage({ fullTimeHires, hoursPerWeek }: DisplayedCost): string {
  const hires = fullTimeHires === 1 ? '1 full-time hire costs' : `${fullTimeHires} full-time hires cost`
  const weeks = Math.round((hoursPerWeek * 52) / workWeekHours)
  return `It’s about what ${hires} in a year. In time, it’s ${weeks} work weeks a year: a vacation nobody ever takes.`
}

/** From which answers the cost was made, and what was counted where there was none. */
export function estimateText(answers: ResultAnswers, { hoursPerWeek, hourlyRateUsd }: DisplayedCost): string {
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

/** What the hours, the sum and, from $120,000 a year, the hires come to (S0 §9). */
export function costMessages(answers: ResultAnswers, cost: DisplayedCost): readonly string[] {
  return [
    hoursMessages[cost.hoursBand],
    `${costBandTexts[cost.costBand]} ${estimateText(answers, cost)}`,
    ...(cost.showsHires ? [hiresMessage(cost)] : []),
  ]
}
