import { dayIn } from '#domain/day-in'
import { offsetMs } from '#domain/wall-clock'
import { officeZones } from './office-zones.ts'

type Options = Intl.DateTimeFormatOptions

const clock = { hour: 'numeric', minute: '2-digit' } as const
const exactClock = { ...clock, second: '2-digit' } as const
const day = { day: 'numeric', month: 'short' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats a time. The formatters are cached, because creating one costs more than using it a hundred times. */
function formatIn(at: Date, zone: string, options: Options): string {
  const key = `${zone} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone })
  formats.set(key, format)
  return format.format(at)
}

/** Whether `at` is a date without a time, which is the same day in every time zone. */
const isDay = (at: string) => at.length === 10
const zoneOf = (at: string) => (isDay(at) ? 'UTC' : officeZones().business)

/** Returns a function that formats a day with these options, and with the year if it is not the current one. */
function dayFormatter(options: Options): (at: string, now: Date) => string {
  return (at, now) => {
    const isThisYear =
      dayIn(zoneOf(at), new Date(at)).slice(0, 4) === dayIn(officeZones().business, now).slice(0, 4)
    return formatIn(new Date(at), zoneOf(at), isThisYear ? options : { ...options, year: 'numeric' })
  }
}

/** “Nov 16”, “Nov 16, 2025”. */
export const dayText = dayFormatter(day)

/** “Mon, Nov 16”. */
export const weekdayText = dayFormatter({ weekday: 'short', ...day })

/** “Monday, November 16”. */
export const longDayText = dayFormatter({ weekday: 'long', day: 'numeric', month: 'long' })

/** “Monday”. */
export const weekdayName = (at: string): string => formatIn(new Date(at), zoneOf(at), { weekday: 'long' })

/** The calendar day as a key: `2026-11-16`. */
export const calendarDay = (at: string): string =>
  isDay(at) ? at : dayIn(officeZones().business, new Date(at))

export const isToday = (at: string, now: Date): boolean =>
  calendarDay(at) === dayIn(officeZones().business, now)

/** The time in the user's zone, “2:35 PM”, with the day if it is another; undefined where both zones show the same time. */
export function viewerClock(at: string, options: Options = clock): string | undefined {
  const { business, viewer } = officeZones()
  const time = new Date(at)
  if (viewer === undefined || offsetMs(viewer, time.getTime()) === offsetMs(business, time.getTime()))
    return undefined
  const isOtherDay = dayIn(viewer, time) !== dayIn(business, time)
  return formatIn(time, viewer, isOtherDay ? { ...day, ...options } : options)
}

/** Adds the time in the user's zone where it differs: “8:35 AM (2:35 PM your time)”. */
function withViewerTime(text: string, at: string, options?: Options): string {
  const theirs = viewerClock(at, options)
  return theirs === undefined ? text : `${text} (${theirs} your time)`
}

/** The business's time only: “5:35 AM”. */
export const businessClock = (at: string): string => formatIn(new Date(at), officeZones().business, clock)

/** “5:35 AM”. */
export const formatClock = (at: string): string => withViewerTime(businessClock(at), at)

/** The time for today, the day otherwise. */
export const formatWhen = (at: string, now: Date): string =>
  isToday(at, now) ? formatClock(at) : dayText(at, now)

/** The business's time only, with the day if it is not today: “8:26 AM”, “Fri 5:36 AM”, “Nov 10, 7:02 PM”. */
export function businessInstant(at: string, now: Date): string {
  if (isToday(at, now)) return businessClock(at)
  const time = new Date(at)
  const isNear = Math.abs(time.getTime() - now.getTime()) < 6 * 86_400_000
  return isNear
    ? formatIn(time, officeZones().business, { weekday: 'short', ...clock })
    : `${dayText(at, now)}, ${businessClock(at)}`
}

/** Like `businessInstant`, with the time in the user's zone where it differs. */
export const formatInstant = (at: string, now: Date): string => withViewerTime(businessInstant(at, now), at)

/** The time to the second, with the day if it is not today. */
export function formatExactTime(at: string, now: Date): string {
  const time = formatIn(new Date(at), officeZones().business, exactClock)
  return withViewerTime(isToday(at, now) ? time : `${dayText(at, now)}, ${time}`, at, exactClock)
}

/** “Monday, November 23, 2026 at 8:26 AM”; `isShort`: “Nov 23, 2026, 8:26 AM”. */
export function formatFullTime(at: string, { isShort = false } = {}): string {
  const dateStyle = isShort ? 'medium' : 'full'
  return withViewerTime(formatIn(new Date(at), officeZones().business, { dateStyle, timeStyle: 'short' }), at)
}

/** Formats how long something took: 0.4 s, 12 s, 3 min. */
export function formatElapsed(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`
  return ms < 90_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`
}
