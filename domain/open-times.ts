import { callLimits, type CallRules, heldUntil } from './call-rules.ts'
import { groupBy } from './group-by.ts'
import { openOn, wallDayOf } from './opening-hours.ts'
import { promisedBy } from './reply-promise.ts'

/** The time that a call holds, with the buffer after it, or in which the owner is busy. */
export interface HeldTime {
  startsAt: Date
  heldUntil: Date
  /** Held by a busy time of the owner, not by a call, so that it does not count toward the day's limit. */
  isBusy?: boolean
}

interface Range {
  from: Date
  to: Date
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * The possible starts of calls of one length in a range: one after the other in each open part of a day, each with its
 * buffer, as long as the call ends before closing. Clock changes do not move their local times.
 */
function startsWithin(
  { hours, bufferMinutes }: CallRules,
  minutes: number,
  { from, to }: Range,
): { day: number; start: number }[] {
  const stepMs = (minutes + bufferMinutes) * minuteMs
  const starts: { day: number; start: number }[] = []
  for (let day = wallDayOf(hours.zone, from.getTime()) - dayMs; ; day += dayMs) {
    // A local midnight is at most a day away from the same time in UTC.
    if (day - dayMs > to.getTime()) return starts
    for (const open of openOn(hours, day)) {
      for (let start = open.from; start + minutes * minuteMs <= open.to; start += stepMs) {
        if (start >= from.getTime() && start <= to.getTime()) starts.push({ day, start })
      }
    }
  }
}

/**
 * The range in which a call can be requested now. It begins late enough that no request lapses before its promised
 * answer is due.
 */
export function requestableRange(now: Date, { promise, noticeHours, horizonDays }: CallRules): Range {
  const afterNotice = now.getTime() + noticeHours * hourMs
  const afterAnswer = promisedBy(now, promise).getTime() + callLimits.lapsesHoursBefore * hourMs
  return {
    from: new Date(Math.max(afterNotice, afterAnswer)),
    to: new Date(now.getTime() + horizonDays * dayMs),
  }
}

interface OpenTimesOptions {
  minutes: number
  rules: CallRules
  /** Every time held in the business days of the range. */
  held: readonly HeldTime[]
  now: Date
  /** Default: everything that can be requested. */
  within?: Range
}

/** The times at which a call can be requested, earliest first. */
export function openTimes({ minutes, rules, held, now, within }: OpenTimesOptions): Date[] {
  const range = requestableRange(now, rules)
  const from = new Date(Math.max(range.from.getTime(), within?.from.getTime() ?? 0))
  const to = new Date(Math.min(range.to.getTime(), within?.to.getTime() ?? Infinity))
  const perDay = groupBy(
    held.filter(({ isBusy }) => !isBusy),
    ({ startsAt }) => wallDayOf(rules.hours.zone, startsAt.getTime()),
  )
  return startsWithin(rules, minutes, { from, to }).flatMap(({ day, start }) => {
    const isFull = (perDay.get(day)?.length ?? 0) >= rules.perDay
    const startsAt = new Date(start)
    const wanted = { startsAt, heldUntil: heldUntil(startsAt, minutes, rules) }
    return isFull || held.some((other) => overlap(wanted, other)) ? [] : [startsAt]
  })
}

const overlap = (one: HeldTime, other: HeldTime) =>
  one.startsAt < other.heldUntil && other.startsAt < one.heldUntil

/** The open times nearest to a wanted one, nearest first; of two equally near ones the later. */
export function nearestTimes(open: readonly Date[], wanted: Date, count: number): Date[] {
  const distance = (time: Date) => Math.abs(time.getTime() - wanted.getTime())
  return open
    .toSorted((one, other) => distance(one) - distance(other) || other.getTime() - one.getTime())
    .slice(0, count)
}
