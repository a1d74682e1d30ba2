import fc from 'fast-check'
import nodeIcal, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { instantMs } from '#domain/wall-clock'
import { ServiceError } from '#server/errors/service-error'
import { type CalendarShape, calendarShapes, shapesRange, shapesZone } from '#test/calendar-shapes'
import { busyTimes } from './busy-times.ts'

const fileOf = (lines: string) =>
  `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Example//EN\n${lines}\nEND:VCALENDAR\n`.replaceAll('\n', '\r\n')
const written = (from: Date, to: Date) => [from, to].map((time) => time.toISOString().slice(0, 16)).join('/')
const read = ({ lines, zone = shapesZone }: Pick<CalendarShape, 'lines' | 'zone'>) =>
  busyTimes(fileOf(lines), { ...shapesRange, zone }).map(({ from, to }) => written(from, to))

test.each(calendarShapes)('$name', (shape) => {
  expect(read(shape)).toEqual(shape.busy)
})

test.each(calendarShapes)('node-ical agrees, or is known to differ: $name', (shape) => {
  if (shape.otherDiffers === undefined) expect(readByOther(shape)).toEqual(shape.busy)
  else expect(readByOther(shape), shape.otherDiffers).not.toEqual(shape.busy)
})

/** The busy times according to node-ical, which expands rules with rrule-temporal. */
function readByOther({ lines, zone = shapesZone }: CalendarShape): string[] {
  const spans = Object.values(nodeIcal.sync.parseICS(fileOf(lines))).flatMap((each): [Date, Date][] => {
    if (each?.type === 'VFREEBUSY')
      return (each.freebusy ?? [])
        .filter(({ type }) => type !== 'FREE')
        .map(({ start, end }) => [start, end] as [Date, Date])
    return each?.type === 'VEVENT' ? spansByOther(each, zone) : []
  })
  const apart: [Date, Date][] = []
  for (const [from, to] of spans.toSorted(([one], [other]) => one.getTime() - other.getTime())) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = to > last[1] ? to : last[1]
    else apart.push([from, to])
  }
  return apart.map(([from, to]) => written(from, to))
}

function spansByOther(event: VEvent, zone: string): [Date, Date][] {
  const instances = nodeIcal.expandRecurringEvent(event, { ...shapesRange, expandOngoing: true })
  return instances
    .filter(({ event: { transparency, status, ...more } }) => {
      const shownAs = (more as Record<string, unknown>)['MICROSOFT-CDO-BUSYSTATUS']
      return transparency !== 'TRANSPARENT' && status !== 'CANCELLED' && shownAs !== 'FREE'
    })
    .map(({ start, end, isFullDay }): [Date, Date] =>
      // node-ical reads dates, and times without a zone, in the zone of the process.
      isFullDay || start.tz === undefined ? [inZone(start, zone), inZone(end, zone)] : [start, end],
    )
    .filter(([from, to]) => from < to)
}

const inZone = (time: Date, zone: string) =>
  new Date(instantMs(zone, time.getTime() - time.getTimezoneOffset() * 60_000))

test.each([
  ['an empty answer', ''],
  ['a page that asks to sign in', '<!doctype html><title>Sign in</title>'],
])('rejects %s as no calendar', (_, text) => {
  expect(() => busyTimes(text, { ...shapesRange, zone: shapesZone })).toThrow(
    new ServiceError('What the address leads to is not a calendar.'),
  )
})

test('rejects a truncated calendar', () => {
  const whole = fileOf('BEGIN:VEVENT\nUID:1\nDTSTART:20261124T150000Z\nDTEND:20261124T160000Z\nEND:VEVENT')
  for (const end of [whole.length - 20, whole.length - 60])
    expect(() => busyTimes(whole.slice(0, end), { ...shapesRange, zone: shapesZone })).toThrow(
      new ServiceError('The calendar was not complete.'),
    )
})

test('skips invalid events and reads the valid ones', () => {
  const good = 'BEGIN:VEVENT\nUID:good\nDTSTART:20261124T150000Z\nDTEND:20261124T160000Z\nEND:VEVENT'
  const bad = [
    'DTSTART:tomorrow\nDTEND:20261124T160000Z',
    'DTEND:20261124T160000Z',
    'DTSTART:20261125T150000Z\nDURATION:-PT1H',
    'DTSTART:20261126T150000Z\nDTEND:20261125T160000Z',
    'DTSTART:20261127T150000Z\nRRULE:FREQ=SOMETIMES',
    'DTSTART;TZID="unclosed:20261127T150000',
  ].map((lines, index) => `BEGIN:VEVENT\nUID:bad-${index}\n${lines}\nEND:VEVENT`)
  expect(read({ lines: [...bad, good].join('\n') })).toEqual(['2026-11-24T15:00/2026-11-24T16:00'])
})

test('rejects a calendar with too many busy times', () => {
  const lines =
    'BEGIN:VEVENT\nUID:1\nDTSTART:20260901T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY\nEND:VEVENT'
  expect(() => read({ lines })).toThrow(new ServiceError('The calendar has too many events.'))
})

/** Random rules. Yearly ones have no interval, because ical.js adds wrong days for those. */
const rules = fc
  .record({
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.constantFrom(1, 1, 2, 3),
    days: fc.uniqueArray(fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'), { maxLength: 3 }),
    nth: fc.constantFrom('', '1', '2', '-1', 'set 1', 'set -1'),
    monthDays: fc.uniqueArray(fc.constantFrom(1, 5, 15, 28, 29, 30, 31, -1, -2), { maxLength: 2 }),
    months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
    weekStart: fc.constantFrom('MO', 'SU'),
  })
  .map(({ freq, interval, days, nth, monthDays, months, weekStart }) => {
    const isOfMonths = freq === 'MONTHLY' || freq === 'YEARLY'
    const isNumbered = freq === 'MONTHLY' && !nth.startsWith('set')
    const parts = [`FREQ=${freq}`, `WKST=${weekStart}`, `INTERVAL=${freq === 'YEARLY' ? 1 : interval}`]
    if (freq === 'YEARLY' && months.length > 0)
      parts.push(`BYMONTH=${months.toSorted((one, other) => one - other).join()}`)
    if (days.length > 0 && freq !== 'YEARLY') {
      parts.push(`BYDAY=${days.map((day) => `${isNumbered ? nth : ''}${day}`).join()}`)
      if (freq === 'MONTHLY' && nth.startsWith('set ')) parts.push(`BYSETPOS=${nth.slice(4)}`)
    } else if (isOfMonths && monthDays.length > 0) parts.push(`BYMONTHDAY=${monthDays.join()}`)
    return parts.join(';')
  })

test('expands random recurrence rules to the same days as node-ical', () => {
  const day = (time: Date) => time.toISOString().slice(0, 10).replaceAll('-', '')
  const seriesOf = (start: string, rule: string) =>
    fileOf(
      `BEGIN:VEVENT\nUID:1\nDTSTAMP:20260101T000000Z\nDTSTART:${start}T120000Z\nDTEND:${start}T130000Z\nRRULE:${rule}\nEND:VEVENT`,
    )
  const daysByOther = (ics: string, range: { from: Date; to: Date }) => {
    const found = Object.values(nodeIcal.sync.parseICS(ics)).find((each) => each?.type === 'VEVENT')
    return nodeIcal.expandRecurringEvent(found as VEvent, range).map(({ start }) => day(start))
  }
  const starts = fc.constantFrom('20240229', '20251012', '20251231', '20260131')
  fc.assert(
    fc.property(rules, starts, (rule, near) => {
      const first = daysByOther(seriesOf(near, rule), { ...shapesRange, from: new Date('2026-01-01') })[1]
      fc.pre(first !== undefined)
      const ics = seriesOf(first, rule)
      expect(busyTimes(ics, { ...shapesRange, zone: 'UTC' }).map(({ from }) => day(from))).toEqual(
        daysByOther(ics, shapesRange),
      )
    }),
    { seed: 5545, numRuns: 300 },
  )
})
