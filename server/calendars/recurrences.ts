import ICAL from 'ical.js'
import { type Clock, type Clocks, floatingTime, wallOf } from './wall-times.ts'

interface StartsOptions {
  start: ICAL.Time
  /** The clock of the start. */
  clock: Clock
  clocks: Clocks
  /** The range of local times to return, in ms. */
  window: readonly [from: number, to: number]
}

/** The start of an instance as local time; `period` has its start and end as instants, if the file gives both. */
interface Start {
  wall: number
  period?: readonly [from: number, to: number]
}

const dayMs = 24 * 3_600_000

/**
 * The starts of a component and its recurrences (RFC 5545 §3.8.5). The rules repeat local times, and DTSTART always
 * counts as an instance.
 */
export function* startsOf(
  component: ICAL.Component,
  { start, clock, clocks, window: [from, to] }: StartsOptions,
): Generator<Start> {
  const isExcluded = matcher(component.getAllProperties('exdate'), { clock, clocks })
  const first = wallOf(start)
  const seen = new Set<number>()
  const isNew = (wall: number) => {
    if (wall < from || wall > to || seen.has(wall) || isExcluded(wall)) return false
    seen.add(wall)
    return true
  }
  for (const property of component.getAllProperties('rdate'))
    for (const value of property.getValues() as (ICAL.Time | ICAL.Period)[]) {
      const dateClock = clocks.of(property)
      const wall = (time: ICAL.Time) =>
        time.isDate || start.isDate ? wallOf(time) : clock.wall(dateClock.instant(wallOf(time)))
      if (value instanceof ICAL.Time) {
        if (isNew(wall(value))) yield { wall: wall(value) }
      } else if (!isExcluded(wall(value.start)) && !seen.has(wall(value.start))) {
        seen.add(wall(value.start))
        const period = [value.start, value.getEnd()].map((time) => dateClock.instant(wallOf(time)))
        yield { wall: wall(value.start), period: period as [number, number] }
      }
    }
  if (isNew(first)) yield { wall: first }
  for (const property of component.getAllProperties('rrule')) {
    const rule = byMonths(property.getFirstValue() as ICAL.Recur, start)
    if (rule.until) rule.until = localUntil(rule.until, start, clock)
    const iterator = rule.iterator(floatingTime(first, start.isDate))
    for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next() as ICAL.Time | null) {
      const wall = wallOf(next)
      if (wall > to) break
      if (isNew(wall)) yield { wall }
    }
  }
}

/**
 * Rewrites a yearly rule about days of months as a monthly rule, because ical.js expands the yearly one wrongly: where
 * a month has no such day, it takes a day of the next month.
 */
function byMonths(rule: ICAL.Recur, { month }: ICAL.Time): ICAL.Recur {
  const isOfMonths =
    rule.freq === 'YEARLY' &&
    rule.interval === 1 &&
    Object.keys(rule.parts).every((part) => /^BY(?:MONTH|MONTHDAY|HOUR|MINUTE|SECOND)$/.test(part))
  if (!isOfMonths) return rule
  if (!('BYMONTH' in rule.parts || 'BYMONTHDAY' in rule.parts)) rule.parts.BYMONTH = [month]
  rule.freq = 'MONTHLY'
  return rule
}

/** UNTIL in local time. A date includes its whole day, even for an event with times. */
function localUntil(until: ICAL.Time, start: ICAL.Time, clock: Clock): ICAL.Time {
  const wall = wallOf(until)
  if (start.isDate) return floatingTime(Math.floor(wall / dayMs) * dayMs, true)
  if (until.isDate) return floatingTime(wall + dayMs - 1000, false)
  return floatingTime(until.zone === ICAL.Timezone.utcTimezone ? clock.wall(wall) : wall, false)
}

/** Returns a predicate: whether a local start is among the times of the properties. A date matches its whole day. */
export function matcher(
  properties: readonly ICAL.Property[],
  { clock, clocks }: Pick<StartsOptions, 'clock' | 'clocks'>,
): (wall: number) => boolean {
  const days = new Set<number>()
  const instants = new Set<number>()
  for (const property of properties)
    for (const time of property.getValues() as ICAL.Time[])
      if (time.isDate) days.add(wallOf(time))
      else instants.add(clocks.of(property).instant(wallOf(time)))
  return (wall) =>
    days.has(Math.floor(wall / dayMs) * dayMs) || (instants.size > 0 && instants.has(clock.instant(wall)))
}
