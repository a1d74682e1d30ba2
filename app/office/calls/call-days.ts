import { calendarDay, dayText, longDayText, weekdayName } from '#app/office/parts/format-when'
import { callsCopy } from '#content/office/calls'

const { days } = callsCopy

/** Returns how many calendar days a time is after today: -1 for yesterday. */
const daysFromToday = (at: string, now: Date): number =>
  (Date.parse(calendarDay(at)) - Date.parse(calendarDay(now.toISOString()))) / 86_400_000

/** The day of a past call within a sentence: “today”, “yesterday”, “on Friday”, “on Nov 10”. */
export function pastDay(at: string, now: Date): string {
  const ago = -daysFromToday(at, now)
  if (ago < 2) return ago === 0 ? days.today : days.yesterday
  return days.on(ago < 7 ? weekdayName(at) : dayText(at, now))
}

/** For how many days a past call has been without an outcome. */
export const daysOpen = (at: string, now: Date): number => -daysFromToday(at, now)

/** The heading of a day's calls: “Today, Tuesday”, “Tomorrow, Wednesday”, “Thursday, December 3”. */
export function dayHead(at: string, now: Date): string {
  const heads: Partial<Record<number, (weekday: string) => string>> = {
    [-1]: days.yesterdayHead,
    0: days.todayHead,
    1: days.tomorrowHead,
  }
  const head = heads[daysFromToday(at, now)]
  return head ? head(weekdayName(at)) : longDayText(at, now)
}
