import { describe, expect, test } from 'vitest'
import { type CallRules, heldUntil } from './call-rules.ts'
import { dayIn } from './day-in.ts'
import { type HeldTime, nearestTimes, openTimes, requestableRange } from './open-times.ts'
import { exceptionsOf, weekOf } from './opening-hours.ts'
import { promisedBy } from './reply-promise.ts'
import { offsetMs } from './wall-clock.ts'

const zones = ['America/New_York', 'Europe/London', 'Europe/Berlin', 'Australia/Sydney'] as const
const hourMs = 3_600_000

function rulesIn(zone: string, text = 'Mon-Fri 09:00-17:00', more: Partial<CallRules> = {}): CallRules {
  const week = weekOf(text)
  if (!week) throw new Error(`no week: ${text}`)
  const hours = { week, exceptions: [], zone }
  return {
    hours,
    promise: { ...hours, hours: 2 },
    bufferMinutes: 10,
    noticeHours: 4,
    horizonDays: 30,
    perDay: 5,
    autoConfirms: false,
    mailsNoShows: true,
    ...more,
  }
}

const heldAt = (startsAt: Date, rules: CallRules, minutes = 30): HeldTime => ({
  startsAt,
  heldUntil: heldUntil(startsAt, minutes, rules),
})
const wallClock = (zone: string, at: Date) =>
  new Date(at.getTime() + offsetMs(zone, at.getTime())).toISOString().slice(11, 16)
const timesIn = (zone: string, day: string, times: readonly Date[]) =>
  times.filter((time) => dayIn(zone, time) === day).map((time) => wallClock(zone, time))

const wholeDay = '09:00 09:40 10:20 11:00 11:40 12:20 13:00 13:40 14:20 15:00 15:40 16:20'.split(' ')

/** The Fridays before and the Mondays after some clock changes of 2026 and 2027. */
const changes: readonly [zone: (typeof zones)[number], friday: string, monday: string][] = [
  ['America/New_York', '2026-10-30', '2026-11-02'],
  ['America/New_York', '2027-03-12', '2027-03-15'],
  ['Europe/London', '2026-10-23', '2026-10-26'],
  ['Europe/London', '2027-03-26', '2027-03-29'],
  ['Europe/Berlin', '2026-10-23', '2026-10-26'],
  ['Europe/Berlin', '2027-03-26', '2027-03-29'],
  ['Australia/Sydney', '2026-10-02', '2026-10-05'],
  ['Australia/Sydney', '2027-04-02', '2027-04-05'],
]

test.each(changes)(
  '%s: open times have the same local time on %s and %s, around a clock change',
  (zone, friday, monday) => {
    const now = new Date(new Date(`${friday}T00:00:00Z`).getTime() - 4 * 24 * hourMs)
    const open = openTimes({ minutes: 30, rules: rulesIn(zone), held: [], now })
    expect(timesIn(zone, friday, open)).toEqual(wholeDay)
    expect(timesIn(zone, monday, open)).toEqual(wholeDay)
  },
)

test.each(changes)(
  '%s: open times on the day of a clock change follow each other without overlap',
  (zone, friday, monday) => {
    const now = new Date(new Date(`${friday}T00:00:00Z`).getTime() - 4 * 24 * hourMs)
    const open = openTimes({ minutes: 30, rules: rulesIn(zone, 'Sun-Sat 00:00-24:00'), held: [], now })
    const sunday = new Date(new Date(`${monday}T12:00:00Z`).getTime() - 24 * hourMs)
    const onSunday = open.filter((time) => dayIn(zone, time) === dayIn(zone, sunday))
    const steps = onSunday.slice(1).map((time, index) => time.getTime() - (onSunday[index]?.getTime() ?? 0))
    expect(new Set(steps)).toEqual(new Set([40 * 60_000]))
    // The day has 23 or 25 hours.
    expect([34, 35, 37, 38]).toContain(onSunday.length)
  },
)

/** A pseudo-random sequence that is the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

describe.each(zones)('for a business in %s, at 30 random moments with random calls', (zone) => {
  const random = randomFrom(zone.length)
  const cases = Array.from({ length: 30 }, () => {
    const now = new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 730 * 24 * 60) * 60_000)
    const rules = rulesIn(zone)
    const minutes = [15, 30, 45, 60][Math.floor(random() * 4)] ?? 30
    const held: HeldTime[] = []
    for (let index = 0; index < 20; index += 1) {
      const free = openTimes({ minutes: [15, 30, 60][index % 3] ?? 30, rules, held, now })
      const time = free[Math.floor(random() * free.length)]
      if (time) held.push(heldAt(time, rules, [15, 30, 60][index % 3]))
    }
    return { now, rules, minutes, held, open: openTimes({ minutes, rules, held, now }) }
  })

  test('every time lies within business hours and ends before closing', () => {
    for (const { open, minutes } of cases) {
      for (const time of open) {
        const [hour = 0, minute = 0] = wallClock(zone, time).split(':').map(Number)
        const weekday = new Date(time.getTime() + offsetMs(zone, time.getTime())).getUTCDay()
        expect([1, 2, 3, 4, 5]).toContain(weekday)
        expect(hour * 60 + minute).toBeGreaterThanOrEqual(9 * 60)
        expect(hour * 60 + minute + minutes).toBeLessThanOrEqual(17 * 60)
      }
    }
  })

  test('no time overlaps a held one or its buffer', () => {
    for (const { open, minutes, held, rules } of cases) {
      for (const time of open) {
        const until = heldUntil(time, minutes, rules)
        expect(held.filter((other) => time < other.heldUntil && other.startsAt < until)).toEqual([])
      }
    }
  })

  test('no day has more calls than its limit', () => {
    for (const { open, held, rules } of cases) {
      const counts = Map.groupBy(held, ({ startsAt }) => dayIn(zone, startsAt))
      for (const [, calls] of counts) expect(calls.length).toBeLessThanOrEqual(rules.perDay)
      for (const time of open) expect(counts.get(dayIn(zone, time))?.length ?? 0).toBeLessThan(rules.perDay)
    }
  })

  test('every time respects the notice, the promised time for an answer, and the horizon', () => {
    for (const { open, now, rules } of cases) {
      for (const time of open) {
        const aheadMs = time.getTime() - now.getTime()
        expect(aheadMs).toBeGreaterThanOrEqual(rules.noticeHours * hourMs)
        expect(aheadMs).toBeLessThanOrEqual(rules.horizonDays * 24 * hourMs)
        expect(time.getTime() - promisedBy(now, rules.promise).getTime()).toBeGreaterThanOrEqual(hourMs)
      }
    }
  })
})

test('open times after a Friday evening leave two business hours on Monday for the promised answer', () => {
  const rules = rulesIn('America/New_York')
  const now = new Date('2026-11-27T23:00:00Z')
  const [first] = openTimes({ minutes: 30, rules, held: [], now })
  // The answer is due on Monday at 11:00.
  expect(requestableRange(now, rules).from).toEqual(new Date('2026-11-30T17:00:00Z'))
  expect(first).toEqual(new Date('2026-11-30T17:20:00Z'))
})

test('open times of a narrower range are those of the whole range that lie within it', () => {
  const rules = rulesIn('Europe/Berlin')
  const now = new Date('2026-11-27T08:00:00Z')
  const all = openTimes({ minutes: 30, rules, held: [], now })
  const within = { from: new Date('2026-12-01T00:00:00Z'), to: new Date('2026-12-03T12:00:00Z') }
  expect(openTimes({ minutes: 30, rules, held: [], now, within })).toEqual(
    all.filter((time) => time >= within.from && time <= within.to),
  )
})

test('nearestTimes returns the closest open times, and of two equally close ones the later first', () => {
  const [one, two, three, four] = ['09:00', '09:40', '11:00', '14:00'].map(
    (time) => new Date(`2026-11-24T${time}:00Z`),
  )
  const open = [one, two, three, four].filter((time) => time !== undefined)
  expect(nearestTimes(open, new Date('2026-11-24T10:20:00Z'), 3)).toEqual([three, two, one])
})

describe('the owner’s rules', () => {
  const now = new Date('2026-11-23T09:00:00Z')
  const timesWith = (week: string, more?: Partial<CallRules>) =>
    openTimes({ minutes: 30, rules: rulesIn('UTC', week, more), held: [], now })

  test('a break has no open times, and no call runs into it', () => {
    const open = timesWith('Mon-Fri 09:00-11:00 13:00-14:00')
    expect(timesIn('UTC', '2026-11-24', open)).toEqual(['09:00', '09:40', '10:20', '13:00'])
  })

  test('a day off has no open times, and a shorter day fewer', () => {
    const exceptions = exceptionsOf('2026-11-26 (Thanksgiving), 2026-11-27 09:00-10:00') ?? []
    const hours = { week: weekOf('Mon-Fri 09:00-17:00') ?? [], exceptions, zone: 'UTC' }
    const open = timesWith('Mon-Fri 09:00-17:00', { hours })
    expect(timesIn('UTC', '2026-11-26', open)).toEqual([])
    expect(timesIn('UTC', '2026-11-27', open)).toEqual(['09:00'])
    expect(timesIn('UTC', '2026-11-30', open)).toEqual(wholeDay)
  })

  test('a buffer of zero leaves no time between calls', () => {
    const open = timesWith('Mon-Fri 09:00-11:00', { bufferMinutes: 0 })
    expect(timesIn('UTC', '2026-11-24', open)).toEqual(['09:00', '09:30', '10:00', '10:30'])
  })

  test('open times begin after the notice and end at the horizon', () => {
    const open = timesWith('Sun-Sat 00:00-24:00', { noticeHours: 48, horizonDays: 3 })
    expect(open[0]?.getTime()).toBeGreaterThanOrEqual(now.getTime() + 48 * hourMs)
    expect(open.at(-1)?.getTime()).toBeLessThanOrEqual(now.getTime() + 72 * hourMs)
    expect(open.length).toBeGreaterThan(30)
  })
})

test('busy times of the owner block open times, but do not count toward the daily limit of calls', () => {
  const rules = rulesIn('America/New_York')
  const now = new Date('2026-11-27T15:00:00Z')
  const day = { from: new Date('2026-12-01T05:00:00Z'), to: new Date('2026-12-02T04:59:00Z') }
  const free = openTimes({ minutes: 30, rules, held: [], now, within: day })
  // One more than the daily limit of calls, in the first hour of the day.
  const held = Array.from({ length: rules.perDay + 1 }, (_, index) => ({
    startsAt: new Date(Date.UTC(2026, 11, 1, 14, index * 10)),
    heldUntil: new Date(Date.UTC(2026, 11, 1, 14, index * 10 + 10)),
    isBusy: true,
  }))
  expect(openTimes({ minutes: 30, rules, held, now, within: day })).toEqual(
    free.filter((time) => time >= new Date('2026-12-01T15:00:00Z')),
  )
  const allDay = [{ startsAt: day.from, heldUntil: new Date('2026-12-02T05:00:00Z'), isBusy: true }]
  expect(openTimes({ minutes: 30, rules, held: allDay, now, within: day })).toEqual([])
})
