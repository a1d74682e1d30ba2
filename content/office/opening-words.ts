import type { DayPart, OpeningHours } from '#domain/opening-hours'
import { dayOf } from '#domain/weekly-words'

/** 9 AM to 12 PM and 1 PM to 5:30 PM. */
export const partsInWords = (parts: readonly DayPart[]): string =>
  parts.map(({ from, to }) => `${clock(from)} to ${clock(to)}`).join(' and ')

/** Monday to Thursday, 9 AM to 5 PM; Friday, 9 AM to 12 PM. */
export function weekInWords(week: OpeningHours['week']): string {
  const spans: { first: number; last: number; times: string }[] = []
  // From Monday, as a business counts its days.
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const times = partsInWords(week[day] ?? [])
    const before = spans.at(-1)
    if (before?.times === times) before.last = day
    else spans.push({ first: day, last: day, times })
  }
  return spans
    .filter(({ times }) => times !== '')
    .map(({ first, last, times }) => {
      const days = first === last ? dayOf(first) : `${dayOf(first)} to ${dayOf(last)}`
      return `${days}, ${times}`
    })
    .join('; ')
}

/** 9 AM, 12:30 PM; midnight at the end of a day is 12 AM too. */
export const clock = (minutes: number): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    hour: 'numeric',
    ...(minutes % 60 === 0 ? {} : { minute: '2-digit' }),
  }).format(minutes * 60_000)
