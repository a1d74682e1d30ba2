import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { workshopFacts } from '#content/facts/facts'
import { formatSession } from './format-session.ts'
import { nextStart, type WeeklySlot } from './workshop-schedule.ts'

const { free, b2b } = workshopFacts

test.each([
  // Clocks go forward on 8 March 2026 and back on 1 November 2026.
  ['before spring', free, '2026-03-01T00:00:00Z', '2026-03-06T19:00:00Z', 'Friday, March 6, 2:00 PM EST'],
  ['after spring', free, '2026-03-07T00:00:00Z', '2026-03-13T18:00:00Z', 'Friday, March 13, 2:00 PM EDT'],
  ['before autumn', free, '2026-10-29T00:00:00Z', '2026-10-30T18:00:00Z', 'Friday, October 30, 2:00 PM EDT'],
  ['after autumn', free, '2026-10-31T00:00:00Z', '2026-11-06T19:00:00Z', 'Friday, November 6, 2:00 PM EST'],
  ['before spring', b2b, '2026-03-01T00:00:00Z', '2026-03-03T18:00:00Z', 'Tuesday, March 3, 10:00 AM PST'],
  ['after spring', b2b, '2026-03-08T00:00:00Z', '2026-03-10T17:00:00Z', 'Tuesday, March 10, 10:00 AM PDT'],
  ['before autumn', b2b, '2026-10-26T00:00:00Z', '2026-10-27T17:00:00Z', 'Tuesday, October 27, 10:00 AM PDT'],
  ['after autumn', b2b, '2026-11-01T00:00:00Z', '2026-11-03T18:00:00Z', 'Tuesday, November 3, 10:00 AM PST'],
  ['a second before', free, '2026-11-20T18:59:59Z', '2026-11-20T19:00:00Z', undefined],
  ['as it begins', free, '2026-11-20T19:00:00Z', '2026-11-27T19:00:00Z', undefined],
  // Friday in London, still Thursday in New York.
  ['in the night between', free, '2026-11-20T03:00:00Z', '2026-11-20T19:00:00Z', undefined],
  // Saturday in UTC, still Friday in New York.
  ['on the evening after', free, '2026-11-21T02:00:00Z', '2026-11-27T19:00:00Z', undefined],
  [
    'over the new year',
    free,
    '2026-12-30T00:00:00Z',
    '2027-01-01T19:00:00Z',
    'Friday, January 1, 2:00 PM EST',
  ],
])('finds the next session: %s', (_, slot, after, expected, words) => {
  const start = nextStart(slot, new Date(after))
  expect(start).toEqual(new Date(expected))
  if (words) expect(formatSession(start, slot.zone)).toBe(words)
})

const sunday = (time: string): WeeklySlot => ({ weekday: 0, time, zone: 'America/New_York' })

test.each([
  ['left out by the change', sunday('02:30'), '2026-03-07T12:00:00Z', '2026-03-08T07:30:00Z'],
  ['that comes twice', sunday('01:30'), '2026-10-31T12:00:00Z', '2026-11-01T05:30:00Z'],
])('a local time %s is read as in RFC 5545', (_, slot, after, expected) => {
  expect(nextStart(slot, new Date(after))).toEqual(new Date(expected))
})

describe('at any moment', () => {
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })
  // 4 January 1970 was a Sunday.
  const nameOf = (day: number) => weekday.format(new Date(Date.UTC(1970, 0, 4 + day)))

  test.each([free, b2b])('the next session has the right local time, within a week ($zone)', (slot) => {
    const wall = new Intl.DateTimeFormat('en-US', {
      timeZone: slot.zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    const moment = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moment, (after) => {
        const start = nextStart(slot, after)
        expect(wall.format(start)).toBe(`${nameOf(slot.weekday)} ${slot.time}`)
        expect(start.getTime()).toBeGreaterThan(after.getTime())
        // A week of 169 hours is one in which the clocks go back.
        expect(start.getTime() - after.getTime()).toBeLessThanOrEqual(169 * 3_600_000)
        expect(nextStart(slot, new Date(start.getTime() - 1))).toEqual(start)
      }),
    )
  })
})
