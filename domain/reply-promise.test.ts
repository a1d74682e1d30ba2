import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exceptionsOf, weekOf } from './opening-hours.ts'
import { latestDue, openMsBetween, promisedBy, type ReplyPromise } from './reply-promise.ts'

const zone = 'America/New_York'
function promiseWith(week: string, daysOff?: string): ReplyPromise {
  const [read, exceptions] = [weekOf(week), daysOff === undefined ? [] : exceptionsOf(daysOff)]
  if (!read || !exceptions) throw new Error(`no hours: ${week}, ${daysOff}`)
  return { week: read, exceptions, zone, hours: 2 }
}
const promise = promiseWith('Mon-Fri 09:00-17:00')

test.each([
  // November: New York is five hours behind.
  ['within the day', '2026-11-17T15:00:00Z', '2026-11-17T17:00:00Z'],
  ['before opening', '2026-11-17T09:00:00Z', '2026-11-17T16:00:00Z'],
  ['over the night', '2026-11-17T21:30:00Z', '2026-11-18T15:30:00Z'],
  ['just as it closes', '2026-11-17T20:00:00Z', '2026-11-17T22:00:00Z'],
  ['after closing', '2026-11-17T22:00:01Z', '2026-11-18T16:00:00Z'],
  ['over the weekend', '2026-11-20T21:00:00Z', '2026-11-23T15:00:00Z'],
  // Clocks go back on 1 November: nine in the morning is an hour later in UTC.
  ['over the change of clocks', '2026-10-30T20:00:00Z', '2026-11-02T15:00:00Z'],
])('promises two business hours: %s', (_, askedAt, by) => {
  expect(promisedBy(new Date(askedAt), promise).toISOString()).toBe(new Date(by).toISOString())
})

test('the business hours between question and promised time equal the promise', () => {
  const instants = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 60 }), (askedAt, hours) => {
      const by = promisedBy(askedAt, { ...promise, hours })
      expect(openMsBetween(askedAt, by, promise)).toBe(hours * 3_600_000)
      expect(openMsBetween(askedAt, new Date(by.getTime() - 1), promise)).toBe(hours * 3_600_000 - 1)
    }),
    { numRuns: 200 },
  )
})

test.each([
  // Thanksgiving is a Thursday.
  [
    'a day off',
    'Mon-Fri 09:00-17:00',
    '2026-11-26 (Thanksgiving)',
    '2026-11-25T21:00:00Z',
    '2026-11-27T15:00:00Z',
  ],
  [
    'a shorter day',
    'Mon-Fri 09:00-17:00',
    '2026-11-27 09:00-10:00',
    '2026-11-27T13:00:00Z',
    '2026-11-30T15:00:00Z',
  ],
  ['a break', 'Mon-Fri 09:00-12:00 13:00-17:00', undefined, '2026-11-17T16:00:00Z', '2026-11-17T19:00:00Z'],
])('the promise does not count %s', (_, week, daysOff, askedAt, by) => {
  expect(promisedBy(new Date(askedAt), promiseWith(week, daysOff))).toEqual(new Date(by))
})

test('latestDue returns the last question time whose promised reply is due by now', () => {
  const instants = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 60 }), (now, hours) => {
      const asked = latestDue(now, { ...promise, hours })
      expect(promisedBy(asked, { ...promise, hours }).getTime()).toBeLessThanOrEqual(now.getTime())
      const later = promisedBy(new Date(asked.getTime() + 1), { ...promise, hours })
      expect(later.getTime()).toBeGreaterThan(now.getTime())
    }),
    { numRuns: 200 },
  )
})
