import type { HourlyValue, ManualHours, TeamSize } from './answers.ts'

/** The figures of the results page, and the bands that choose its messages (behavior 7.8). */
export interface DisplayedCost {
  hoursPerWeek: number
  hourlyRateUsd: number
  yearlyUsd: number
  monthlyUsd: number
  fullTimeHires: number
  /** `hoursPerWeek` times the team's multiplier: a proxy that only selects a message, never shown. */
  teamHoursPerWeek: number
  /** `teamHoursPerWeek` under 20, under 60, or above. */
  hoursBand: 0 | 1 | 2
  /** `yearlyUsd` under 50,000, under 100,000, or above. */
  costBand: 0 | 1 | 2
  /** Whether the yearly cost, 120,000 or more, selects the message about vacations and hires. */
  showsHires: boolean
}

export const weeksPerYear = 52
/** The yearly cost of a full-time hire (behavior 7.8). */
export const fullTimeHireUsdPerYear = 110_000
const hiresMessageFromUsd = 120_000

const displayedHours: Record<ManualHours, number> = {
  '0-5': 3,
  '6-10': 8,
  '11-20': 15,
  '21-40': 30,
  '40+': 45,
}
const displayedRatesUsd: Record<HourlyValue, number> = {
  skip: 100,
  'under-50': 40,
  '50-100': 75,
  '100-250': 175,
  '250-500': 375,
  '500+': 600,
}
const teamMultipliers: Record<TeamSize, number> = { solo: 1, small: 3, medium: 13, large: 30 }

const savedHours: Record<ManualHours, number> = {
  '0-5': 2.5,
  '6-10': 8,
  '11-20': 15,
  '21-40': 30,
  '40+': 50,
}
const savedRatesUsd: Record<Exclude<HourlyValue, 'skip'>, number> = {
  'under-50': 25,
  '50-100': 75,
  '100-250': 175,
  '250-500': 375,
  '500+': 750,
}

/** The table's figure for an answer, `otherwise` for anything else. */
function figureFor(table: Record<string, number>, answer: string, otherwise: number): number {
  return Object.hasOwn(table, answer) ? (table[answer] ?? otherwise) : otherwise
}

/**
 * The cost of manual work as the results page and the mail show it: hours × rate × 52 weeks, in US dollars per year
 * (behavior 7.8). Not the stored figure: {@link savedCostOfInactionUsd} has other tables and another period. A
 * missing or empty answer counts as a typical one (11-20 hours, 100-250 dollars, solo); a value outside the list
 * counts as 15 hours, 100 dollars, one person; `skip` counts as 100 dollars (behavior 7.8).
 */
export function displayedCostOfInaction(answers: {
  manualHours?: string
  hourlyValue?: string
  teamSize?: string
}): DisplayedCost {
  const hoursPerWeek = figureFor(displayedHours, answers.manualHours || '11-20', 15)
  const hourlyRateUsd = figureFor(displayedRatesUsd, answers.hourlyValue || '100-250', 100)
  const teamHoursPerWeek = hoursPerWeek * figureFor(teamMultipliers, answers.teamSize || 'solo', 1)
  const yearlyUsd = hoursPerWeek * hourlyRateUsd * weeksPerYear
  return {
    hoursPerWeek,
    hourlyRateUsd,
    yearlyUsd,
    monthlyUsd: yearlyUsd / 12,
    fullTimeHires: Math.round(yearlyUsd / fullTimeHireUsdPerYear),
    teamHoursPerWeek,
    hoursBand: teamHoursPerWeek < 20 ? 0 : teamHoursPerWeek < 60 ? 1 : 2,
    costBand: yearlyUsd < 50_000 ? 0 : yearlyUsd < 100_000 ? 1 : 2,
    showsHires: yearlyUsd >= hiresMessageFromUsd,
  }
}

/**
 * The stored `costOfInaction`: rate × hours × 4, in US dollars, so by its size a monthly cost (behavior 7.9). It
 * differs from {@link displayedCostOfInaction} on purpose: other middle values at both ends of the lists, and no
 * defaults. Without both answers, with `skip` or with a value outside the lists it is 0.
 */
export function savedCostOfInactionUsd(answers: { manualHours?: string; hourlyValue?: string }): number {
  const hoursPerWeek = figureFor(savedHours, answers.manualHours ?? '', 0)
  const hourlyRateUsd = figureFor(savedRatesUsd, answers.hourlyValue ?? '', 0)
  return hourlyRateUsd * hoursPerWeek * 4
}
