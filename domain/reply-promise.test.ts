import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessHoursOf, openMsBetween, promisedBy, type ReplyPromise } from './reply-promise.ts'

const zone = 'America/New_York'
const hoursOf = (text: string) => {
  const hours = businessHoursOf(text, zone)
  if (!hours) throw new Error(`no hours: ${text}`)
  return hours
}
const promise: ReplyPromise = { ...hoursOf('Mon-Fri 09:00-17:00'), hours: 2 }

test.each([
  ['Mon-Fri 09:00-17:00', [1, 2, 3, 4, 5], 540, 1020],
  ['Sat 10:30-12:00', [6], 630, 720],
  ['Sat-Tue 00:00-24:00', [6, 0, 1, 2], 0, 1440],
])('parses %s', (text, days, opensAt, closesAt) => {
  expect(businessHoursOf(text, zone)).toEqual({ days, opensAt, closesAt, zone })
})

test.each([
  '',
  'Mon-Fri',
  'Mon-Fri 9-17',
  'Mon-Fri 17:00-09:00',
  'Mon-Fri 09:00-09:00',
  'Moo-Fri 09:00-17:00',
])('rejects %j', (text) => {
  expect(businessHoursOf(text, zone)).toBeUndefined()
})

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
