import { dayIn } from '#domain/day-in'
import { offsetMs } from '#domain/wall-clock'
import { officeZones } from './office-zones.ts'

type Options = Intl.DateTimeFormatOptions

const clock = { hour: 'numeric', minute: '2-digit' } as const
const exactClock = { ...clock, second: '2-digit' } as const
const day = { day: 'numeric', month: 'short' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes longer than using it a hundred times. */
function written(at: Date, zone: string, options: Options): string {
  const key = `${zone} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone })
  formats.set(key, format)
  return format.format(at)
}

/** A date without an hour is that day everywhere. */
const isDay = (at: string) => at.length === 10
const zoneOf = (at: string) => (isDay(at) ? 'UTC' : officeZones().business)

/** A day as these options write it, with its year when that is another one. */
function dayBy(options: Options): (at: string, now: Date) => string {
  return (at, now) => {
    const isOfYear =
      dayIn(zoneOf(at), new Date(at)).slice(0, 4) === dayIn(officeZones().business, now).slice(0, 4)
    return written(new Date(at), zoneOf(at), isOfYear ? options : { ...options, year: 'numeric' })
  }
}

/** “Nov 16”, “Nov 16, 2025”. */
export const dayText = dayBy(day)

/** “Mon, Nov 16”. */
export const weekdayText = dayBy({ weekday: 'short', ...day })

/** “Monday, November 16”. */
export const longDayText = dayBy({ weekday: 'long', day: 'numeric', month: 'long' })

/** The day as it is in a calendar, to tell days apart: `2026-11-16`. */
export const calendarDay = (at: string): string =>
  isDay(at) ? at : dayIn(officeZones().business, new Date(at))

export const isToday = (at: string, now: Date): boolean =>
  calendarDay(at) === dayIn(officeZones().business, now)

/** The reader’s clock, where it shows something else: “2:35 PM”, with the day where that is another one as well. */
export function viewerClock(at: string, options: Options = clock): string | undefined {
  const { business, viewer } = officeZones()
  const time = new Date(at)
  if (viewer === undefined || offsetMs(viewer, time.getTime()) === offsetMs(business, time.getTime()))
    return undefined
  const isOtherDay = dayIn(viewer, time) !== dayIn(business, time)
  return written(time, viewer, isOtherDay ? { ...day, ...options } : options)
}

/** By the business’s clock, and the reader’s beside it where that differs: “8:35 AM (2:35 PM your time)”. */
function besideViewer(text: string, at: string, options?: Options): string {
  const theirs = viewerClock(at, options)
  return theirs === undefined ? text : `${text} (${theirs} your time)`
}

/** “5:35 AM”, by the business’s clock alone. */
export const businessClock = (at: string): string => written(new Date(at), officeZones().business, clock)

/** “5:35 AM”. */
export const clockText = (at: string): string => besideViewer(businessClock(at), at)

/** The hour of today, the day of any other time. */
export const whenText = (at: string, now: Date): string =>
  isToday(at, now) ? clockText(at) : dayText(at, now)

/** The same with its hour: “8:26 AM”, “Friday 5:36 AM”, “Nov 10, 7:02 PM”. */
export function momentText(at: string, now: Date): string {
  if (isToday(at, now)) return clockText(at)
  const time = new Date(at)
  const isNear = Math.abs(time.getTime() - now.getTime()) < 6 * 86_400_000
  const text = isNear
    ? written(time, officeZones().business, { weekday: 'long', ...clock })
    : `${dayText(at, now)}, ${businessClock(at)}`
  return besideViewer(text, at)
}

/** To the second, with the day where it is another one. */
export function exactText(at: string, now: Date): string {
  const time = written(new Date(at), officeZones().business, exactClock)
  return besideViewer(isToday(at, now) ? time : `${dayText(at, now)}, ${time}`, at, exactClock)
}

/** “Monday, November 23, 2026 at 8:26 AM”; `isShort`: “Nov 23, 2026, 8:26 AM”. */
export function fullText(at: string, { isShort = false } = {}): string {
  return besideViewer(businessMoment(at, { isShort }), at)
}

/** The same by the business’s clock alone. */
export const businessMoment = (at: string, { isShort = false } = {}): string =>
  written(new Date(at), officeZones().business, {
    dateStyle: isShort ? 'medium' : 'full',
    timeStyle: 'short',
  })

/** How long something took: 0.4 s, 12 s, 3 min. */
export function tookText(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`
  return ms < 90_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`
}
