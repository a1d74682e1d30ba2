import { instantMs, offsetMs } from './wall-clock.ts'

/** The office's opening hours: on these days from opening to closing, in its local time. */
export interface BusinessHours {
  /** Count from Sunday, 0. At least one. */
  readonly days: readonly number[]
  /** Minutes since midnight. */
  readonly opensAt: number
  readonly closesAt: number
  /** IANA name. */
  readonly zone: string
}

/** The promised first response time in business hours. */
export interface ReplyPromise extends BusinessHours {
  readonly hours: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const written = /^(\w{3})(?:-(\w{3}))? (\d\d):(\d\d)-(\d\d):(\d\d)$/

/** Parses business hours as an owner writes them, `Mon-Fri 09:00-17:00`; undefined if invalid. */
export function businessHoursOf(text: string, zone: string): BusinessHours | undefined {
  const [, first, last = first, ...times] = written.exec(text) ?? []
  const [from, to] = [dayNames.indexOf(first ?? ''), dayNames.indexOf(last ?? '')]
  const [opensHour = 0, opensMinute = 0, closesHour = 0, closesMinute = 0] = times.map(Number)
  const [opensAt, closesAt] = [opensHour * 60 + opensMinute, closesHour * 60 + closesMinute]
  const isTime = opensMinute < 60 && closesMinute < 60 && closesAt <= 24 * 60 && opensAt < closesAt
  if (from < 0 || to < 0 || !isTime) return undefined
  const days = Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7)
  return { days, opensAt, closesAt, zone }
}

/** Local midnight at an instant, written as if it were UTC. */
export function wallDayOf(zone: string, instant: number): number {
  const wall = instant + offsetMs(zone, instant)
  return wall - (((wall % dayMs) + dayMs) % dayMs)
}

/** The opening times of a local day; undefined for a day off. */
export function openOn({ days, opensAt, closesAt, zone }: BusinessHours, wallDay: number) {
  if (!days.includes(new Date(wallDay).getUTCDay())) return undefined
  return {
    from: instantMs(zone, wallDay + opensAt * minuteMs),
    to: instantMs(zone, wallDay + closesAt * minuteMs),
  }
}

/** The promised reply time for a question at `askedAt`: closed hours do not count. */
export function promisedBy(askedAt: Date, promise: ReplyPromise): Date {
  let left = promise.hours * 60 * minuteMs
  let at = askedAt.getTime()
  for (let day = wallDayOf(promise.zone, at); ; day += dayMs) {
    const open = openOn(promise, day)
    if (!open || open.to <= at) continue
    at = Math.max(at, open.from)
    if (at + left <= open.to) return new Date(at + left)
    left -= open.to - at
    at = open.to
  }
}

/** The open time between two instants, in ms. */
export function openMsBetween(from: Date, to: Date, hours: BusinessHours): number {
  let sum = 0
  const end = to.getTime()
  for (let day = wallDayOf(hours.zone, from.getTime()); day <= end + dayMs; day += dayMs) {
    const open = openOn(hours, day)
    if (open) sum += Math.max(Math.min(open.to, end) - Math.max(open.from, from.getTime()), 0)
  }
  return sum
}
