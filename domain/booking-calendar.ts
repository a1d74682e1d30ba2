import { dayIn } from './day-in.ts'
import type { FullMonth } from './full-month.ts'
import { groupBy } from './group-by.ts'

/** A day of a month's calendar. */
export interface CalendarDay {
  /** `2026-11-24` */
  date: string
  /** It belongs to the month before or after. */
  isOutside: boolean
  isOpen: boolean
  isToday: boolean
}

export interface BookingCalendar {
  /** `2026-11` */
  month: string
  /** The months before and after it that have open times. */
  before: string | null
  after: string | null
  /** Sunday first. */
  weeks: CalendarDay[][]
  /** The chosen day; null if no day has open times. */
  day: string | null
  /** The open times of the chosen day. */
  times: Date[]
}

/** What a page with open times shows. */
export interface BookingTimes extends BookingCalendar {
  /** The visitor’s zone, an IANA name. */
  zone: string
  /** Whether the visitor chose this zone; otherwise it is a default. */
  isZoneGiven: boolean
  businessZone: string
  /** The full month that was skipped for a later one; null if none was. */
  full: FullMonth | null
  /** As in `CallRules`. */
  noticeHours: number
  horizonDays: number
  now: Date
}

const dayMs = 24 * 3_600_000
const monthOf = (date: string) => date.slice(0, 7)
const shifted = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

interface BookingCalendarOptions {
  /** Earliest first. */
  open: readonly Date[]
  /** The visitor’s zone, an IANA name. */
  zone: string
  now: Date
  /** From the query string. Without open times, the first day that has some is used. */
  wantedDay?: string | null
  wantedMonth?: string | null
}

/** The month calendar of the open times, with the days of `zone`. */
export function bookingCalendar({
  open,
  zone,
  now,
  wantedDay,
  wantedMonth,
}: BookingCalendarOptions): BookingCalendar {
  const byDay = groupBy(open, (time) => dayIn(zone, time))
  const days = [...byDay.keys()]
  const months = [...new Set(days.map(monthOf))]
  const today = dayIn(zone, now)
  const ofMonth = wantedMonth ? days.find((day) => monthOf(day) === wantedMonth) : undefined
  const day = (wantedDay && byDay.has(wantedDay) ? wantedDay : (ofMonth ?? days[0])) ?? null
  const month = monthOf(day ?? today)
  const at = months.indexOf(month)
  return {
    month,
    before: months[at - 1] ?? null,
    after: at === -1 ? null : (months[at + 1] ?? null),
    weeks: weeksOf(month, (date) => ({
      date,
      isOutside: monthOf(date) !== month,
      isOpen: byDay.has(date),
      isToday: date === today,
    })),
    day,
    times: day === null ? [] : (byDay.get(day) ?? []),
  }
}

function weeksOf(month: string, dayAt: (date: string) => CalendarDay): CalendarDay[][] {
  const first = `${month}-01`
  const start = shifted(first, -new Date(first).getUTCDay())
  const weeks: CalendarDay[][] = []
  for (let week = start; monthOf(week) <= month; week = shifted(week, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => dayAt(shifted(week, index))))
  return weeks
}
