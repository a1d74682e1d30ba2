import ICAL from 'ical.js'
import { groupBy } from '#domain/group-by'
import { mergeSpans, type Span } from '#domain/merge-spans'
import { ServiceError } from '#server/errors/service-error'
import { createClocks } from './calendar-clocks.ts'
import { readCalendars } from './calendar-lines.ts'
import { matcher, startsOf } from './recurrences.ts'
import { type Clock, type Clocks, wallOf } from './wall-times.ts'

/** A time in which the owner is busy. */
export interface BusyTime {
  from: Date
  to: Date
}

interface BusyTimesOptions {
  from: Date
  to: Date
  /** The owner's time zone, an IANA name. It applies to dates, and to times without a zone. */
  zone: string
  /** UIDs in lower case. Events with one of them are ignored. */
  except?: ReadonlySet<string>
}

const dayMs = 24 * 3_600_000
/** More than the UTC offset of any time zone. */
const marginMs = 2 * dayMs

/** More busy times than a real calendar has in the months that are read. */
export const maxBusyTimes = 100_000

/**
 * The busy times of an iCalendar file (RFC 5545) within a range, earliest first. Those that touch are merged.
 * Invalid events are skipped. A file can cause endless work, so call this only where it can be terminated.
 * @throws ServiceError when the file is no complete calendar, or has too many events
 */
export function busyTimes(ics: string, { from, to, zone, except = none }: BusyTimesOptions): BusyTime[] {
  const range: Span = [from.getTime(), to.getTime()]
  const spans: Span[] = []
  for (const { zoneName, components } of readCalendars(ics)) {
    const clocks = createClocks(components, { untilMs: range[1] + marginMs, zone, floatingZone: zoneName })
    for (const span of spansOf(components, { range, clocks, except })) {
      if (!(span[0] < span[1] && span[0] < range[1] && span[1] > range[0])) continue
      if (spans.push(span) > maxBusyTimes) throw new ServiceError('The calendar has too many events.')
    }
  }
  return mergeSpans(spans).map((span) => ({ from: new Date(span[0]), to: new Date(span[1]) }))
}

interface Reading {
  range: Span
  clocks: Clocks
}

const none: ReadonlySet<string> = new Set()

function* spansOf(
  components: readonly ICAL.Component[],
  { except, ...reading }: Reading & { except: ReadonlySet<string> },
): Generator<Span> {
  yield* components.filter(({ name }) => name === 'vfreebusy').flatMap(freeBusySpans)
  const events = components.filter(({ name }) => name === 'vevent')
  // Each event without a UID is a series of its own.
  const series = groupBy(events, (event) => event.getFirstPropertyValue('uid') ?? event)
  for (const [uid, versions] of series) {
    if (except.has(String(uid).toLowerCase())) continue
    const overrides = versions.filter((event) => event.hasProperty('recurrence-id'))
    for (const event of versions) yield* skipInvalid(() => spansOfEvent(event, { ...reading, overrides }))
  }
}

function* skipInvalid(spans: () => Iterable<Span>): Generator<Span> {
  try {
    yield* spans()
  } catch (error) {
    if (error instanceof ServiceError) throw error
  }
}

/** The times of VFREEBUSY are in UTC. */
function freeBusySpans(component: ICAL.Component): Span[] {
  return component
    .getAllProperties('freebusy')
    .filter((property) => String(property.getParameter('fbtype')).toUpperCase() !== 'FREE')
    .flatMap((property) => property.getValues() as ICAL.Period[])
    .map((period) => [wallOf(period.start), wallOf(period.getEnd())])
}

/** Whether the event leaves its owner free: transparent, canceled, or marked free by Outlook's own property. */
function isFree(event: ICAL.Component): boolean {
  const says = (name: string) => String(event.getFirstPropertyValue(name)).toUpperCase()
  return (
    says('transp') === 'TRANSPARENT' ||
    says('status') === 'CANCELLED' ||
    says('x-microsoft-cdo-busystatus') === 'FREE'
  )
}

interface EventReading extends Reading {
  overrides: readonly ICAL.Component[]
}

function* spansOfEvent(event: ICAL.Component, { range, clocks, overrides }: EventReading): Generator<Span> {
  const start = timeOf(event, 'dtstart')
  if (!start) return
  const clock = clocks.of(start.property)
  if (event.hasProperty('recurrence-id')) {
    const isReplaced = overrides.some((other) => isSameInstance(other, event) && isNewer(other, event))
    if (!isReplaced && !isFree(event)) yield spanAt(wallOf(start.time), clock, lengthOf(event, clocks))
    return
  }
  const original = { from: -Infinity, movedMs: 0, isFree: isFree(event), length: lengthOf(event, clocks) }
  const versions = [original, ...changesOnwards(overrides, { clock, clocks })]
  const isReplaced = matcher(
    overrides.flatMap((each) => each.getAllProperties('recurrence-id')),
    { clock, clocks },
  )
  const earlier = Math.max(
    ...versions.map(({ movedMs, length }) => movedMs + length.days * dayMs + length.ms),
  )
  const later = Math.max(...versions.map(({ movedMs }) => -movedMs))
  const window: Span = [range[0] - earlier - marginMs, range[1] + later + marginMs]
  for (const { wall, period } of startsOf(event, { start: start.time, clock, clocks, window })) {
    if (isReplaced(wall)) continue
    const version = versions.findLast(({ from }) => from <= wall) ?? original
    if (!version.isFree) yield period ?? spanAt(wall + version.movedMs, clock, version.length)
  }
}

/** The changes of `RANGE=THISANDFUTURE`, each from an instance on, in local time and in order. */
function changesOnwards(
  overrides: readonly ICAL.Component[],
  { clock, clocks }: { clock: Clock; clocks: Clocks },
) {
  return overrides
    .flatMap((each) => {
      const [replaced, start] = [timeOf(each, 'recurrence-id'), timeOf(each, 'dtstart')]
      if (!replaced || !start || replaced.property.getParameter('range') === undefined) return []
      const [from, to] = [replaced, start].map(({ property, time }) =>
        time.isDate ? wallOf(time) : clock.wall(clocks.of(property).instant(wallOf(time))),
      ) as [number, number]
      return { from, movedMs: to - from, isFree: isFree(each), length: lengthOf(each, clocks) }
    })
    .toSorted((one, other) => one.from - other.from)
}

interface WrittenTime {
  property: ICAL.Property
  time: ICAL.Time
}

const instantIn = ({ property, time }: WrittenTime, clocks: Clocks) =>
  clocks.of(property).instant(wallOf(time))

function timeOf(event: ICAL.Component, name: string): WrittenTime | undefined {
  const property = event.getFirstProperty(name)
  const time = property?.getFirstValue()
  return property && time instanceof ICAL.Time ? { property, time } : undefined
}

const isSameInstance = (one: ICAL.Component, other: ICAL.Component) =>
  String(one.getFirstPropertyValue('recurrence-id')) === String(other.getFirstPropertyValue('recurrence-id'))
const sequenceOf = (event: ICAL.Component) => Number(event.getFirstPropertyValue('sequence') ?? 0)
const isNewer = (one: ICAL.Component, other: ICAL.Component) => sequenceOf(one) > sequenceOf(other)

/** The length of an event: calendar days, which a clock change makes longer or shorter, and exact time. */
interface Length {
  days: number
  ms: number
}

/** RFC 5545 §3.6.1: without an end, an event on a date lasts that day, and one with a time has no length. */
function lengthOf(event: ICAL.Component, clocks: Clocks): Length {
  const [start, end] = [timeOf(event, 'dtstart'), timeOf(event, 'dtend')]
  const duration = event.getFirstPropertyValue('duration')
  const isDate = start?.time.isDate ?? false
  if (start && end && isDate && end.time.isDate)
    return { days: Math.max(1, (wallOf(end.time) - wallOf(start.time)) / dayMs), ms: 0 }
  if (start && end) return { days: 0, ms: instantIn(end, clocks) - instantIn(start, clocks) }
  if (duration instanceof ICAL.Duration && !duration.isNegative) {
    const { weeks, days, hours, minutes, seconds } = duration
    return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
  }
  return { days: isDate ? 1 : 0, ms: 0 }
}

function spanAt(wall: number, clock: Clock, { days, ms }: Length): Span {
  const start = clock.instant(wall)
  return [start, (days === 0 ? start : clock.instant(wall + days * dayMs)) + ms]
}
