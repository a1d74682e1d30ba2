import { dayText, daysFromToday, weekdayName } from '#app/office/parts/format-when'
import { callsCopy } from '#content/office/calls'

const { days } = callsCopy

/** The day of a past call within a sentence: “today”, “yesterday”, “on Friday”, “on Nov 10”. */
export function pastDay(at: string, now: Date): string {
  const ago = -daysFromToday(at, now)
  if (ago < 2) return ago === 0 ? days.today : days.yesterday
  return days.on(ago < 7 ? weekdayName(at) : dayText(at, now))
}

/** For how many days a past call has been without an outcome. */
export const daysOpen = (at: string, now: Date): number => -daysFromToday(at, now)
