import { dayIn } from '#domain/day-in'
import type { DayPart } from '#domain/day-spans'
import { instantMs, offsetMs } from '#domain/wall-clock'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The dates of the seven days from today on, indexed by weekday (Sunday is 0). */
export function comingDates(zone: string, now: Date): string[] {
  const dates: string[] = []
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const day = new Date(Date.parse(dayIn(zone, now)) + ahead * dayMs)
    dates[day.getUTCDay()] = day.toISOString().slice(0, 10)
  }
  return dates
}

/** The minutes of a local date that a period covers, in local clock time; undefined if it covers none. */
export function partOfDate(
  { zone, date }: { zone: string; date: string },
  { from, to }: { from: Date; to: Date },
): DayPart | undefined {
  const midnight = Date.parse(date)
  const start = Math.max(from.getTime(), instantMs(zone, midnight))
  const end = Math.min(to.getTime(), instantMs(zone, midnight + dayMs))
  if (start >= end) return undefined
  const minuteOfDay = (instant: number) => (instant + offsetMs(zone, instant) - midnight) / minuteMs
  // When clocks go back, a period can end at an earlier clock time than it started; then its length counts.
  const last =
    minuteOfDay(end) > minuteOfDay(start) ? minuteOfDay(end) : minuteOfDay(start) + (end - start) / minuteMs
  return { from: minuteOfDay(start), to: Math.min(last, 24 * 60) }
}
