import { openOn, type OpeningHours, wallDayOf } from './opening-hours.ts'

/** The promised first response time in business hours. */
export interface ReplyPromise extends OpeningHours {
  readonly hours: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The promised reply time for a question at `askedAt`: closed hours do not count. */
export function promisedBy(askedAt: Date, promise: ReplyPromise): Date {
  let left = promise.hours * 60 * minuteMs
  let at = askedAt.getTime()
  for (let day = wallDayOf(promise.zone, at); ; day += dayMs) {
    for (const open of openOn(promise, day)) {
      if (open.to <= at) continue
      at = Math.max(at, open.from)
      if (at + left <= open.to) return new Date(at + left)
      left -= open.to - at
      at = open.to
    }
  }
}

/** The latest time of a question whose promised reply is due by `now`. */
export function latestDue(now: Date, promise: ReplyPromise): Date {
  let left = promise.hours * 60 * minuteMs
  let at = now.getTime()
  for (let day = wallDayOf(promise.zone, at); ; day -= dayMs) {
    for (const open of openOn(promise, day).toReversed()) {
      if (open.from >= at) continue
      at = Math.min(at, open.to)
      if (at - left >= open.from) return new Date(at - left)
      left -= at - open.from
      at = open.from
    }
  }
}

/** The open time between two instants, in ms. */
export function openMsBetween(from: Date, to: Date, hours: OpeningHours): number {
  let sum = 0
  const end = to.getTime()
  for (let day = wallDayOf(hours.zone, from.getTime()); day <= end + dayMs; day += dayMs) {
    for (const open of openOn(hours, day))
      sum += Math.max(Math.min(open.to, end) - Math.max(open.from, from.getTime()), 0)
  }
  return sum
}
