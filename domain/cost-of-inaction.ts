import type { AutomationPriority, HourlyValue, ManualHours, TeamSize, TimeOwner } from './answers.ts'
import { maxManualHours, opportunityHours } from './opportunity.ts'

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
  manualHours?: string | undefined
  hourlyValue?: string | undefined
  teamSize?: string | undefined
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

/** Whether the manual hours are one person's own; those of a team are not one person's week. */
export const isOnePersonsTime = ({
  teamSize,
  timeOwner,
}: {
  teamSize: TeamSize
  timeOwner: TimeOwner
}): boolean => teamSize === 'solo' && timeOwner === 'me'

/** Both ends of a yearly amount in US dollars; null where the answers leave an end open. */
export interface UsdRange {
  fromUsd: number | null
  toUsd: number | null
}

type Band = readonly [from: number, to: number]

const minHours: Record<ManualHours, number> = { '0-5': 0, '6-10': 6, '11-20': 11, '21-40': 21, '40+': 40 }
const rateBandsUsd: Partial<Record<HourlyValue, Band>> = {
  'under-50': [0, 50],
  '50-100': [50, 100],
  '100-250': [100, 250],
  '250-500': [250, 500],
  '500+': [500, Infinity],
}

interface RangeAnswers {
  manualHours?: ManualHours | undefined
  hourlyValue?: HourlyValue | undefined
}

/** The yearly cost of a range of hours. Without an hourly value, both ends use the rate of the displayed cost. */
function usdRange(hours: Band, answers: RangeAnswers): UsdRange {
  const { hourlyRateUsd } = displayedCostOfInaction(answers)
  const rates = (answers.hourlyValue && rateBandsUsd[answers.hourlyValue]) ?? [hourlyRateUsd, hourlyRateUsd]
  const [from, to] = [0, 1].map((end) => (hours[end] ?? 0) * (rates[end] ?? 0) * weeksPerYear)
  return { fromUsd: from || null, toUsd: to !== undefined && Number.isFinite(to) ? to : null }
}

/** The lowest and the highest yearly cost that the chosen answers allow (behavior 7.8). */
export function yearlyRange(answers: RangeAnswers): UsdRange {
  const { manualHours } = answers
  const { hoursPerWeek } = displayedCostOfInaction(answers)
  const hours: Band = manualHours
    ? [minHours[manualHours], maxManualHours(manualHours)]
    : [hoursPerWeek, hoursPerWeek]
  return usdRange(hours, answers)
}

/** The part of the yearly cost that the first repair recovers: the hours of behavior 7.7, at most the visitor's own. */
export function recoveredRange(priority: AutomationPriority, answers: RangeAnswers): UsdRange {
  const { minHoursPerWeek, maxHoursPerWeek } = opportunityHours[priority]
  const most = maxManualHours(answers.manualHours)
  const least = most >= maxHoursPerWeek ? minHoursPerWeek : 0
  return usdRange([least, Math.min(maxHoursPerWeek, most)], answers)
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
