import { type DayPart, endsOf, spansOf } from '#domain/day-spans'
import type { OpeningHours } from '#domain/opening-hours'
import { dayOf } from '#domain/weekly-words'

/** Formats the open parts of a day: “9 AM to 12 PM and 1 PM to 5:30 PM”. */
export const partsInWords = (parts: readonly DayPart[]): string =>
  parts.map(({ from, to }) => `${clock(from)} to ${clock(to)}`).join(' and ')

/** Formats a week: “Monday to Thursday, 9 AM to 5 PM; Friday, 9 AM to 12 PM”. */
export const weekInWords = (week: OpeningHours['week']): string =>
  spansOf(week)
    .map((span) => `${endsOf(span).map(dayOf).join(' to ')}, ${partsInWords(span.parts)}`)
    .join('; ')

/** Formats minutes since midnight: “9 AM”, “12:30 PM”; midnight at the end of a day is 12 AM, too. */
export const clock = (minutes: number): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    hour: 'numeric',
    ...(minutes % 60 === 0 ? {} : { minute: '2-digit' }),
  }).format(minutes * 60_000)
