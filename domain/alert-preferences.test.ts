import { expect, test } from 'vitest'
import { defaultAlerts, quietUntil } from './alert-preferences.ts'

const night = { from: '22:00', until: '07:00', zone: 'America/New_York' }
const until = (quiet: typeof night, at: string) => quietUntil(quiet, new Date(at))?.toISOString()

test.each([
  // New York is five hours behind in November.
  ['in the evening, until the next morning', '2026-11-24T03:00:00Z', '2026-11-24T12:00:00.000Z'],
  ['after midnight, until the same morning', '2026-11-24T06:30:00Z', '2026-11-24T12:00:00.000Z'],
  ['in the last minute', '2026-11-24T11:59:59Z', '2026-11-24T12:00:00.000Z'],
  ['at the end, not anymore', '2026-11-24T12:00:00Z', undefined],
  ['a minute before the beginning, not yet', '2026-11-24T02:59:00Z', undefined],
])('overnight quiet hours apply: %s', (_when, at, end) => {
  expect(until(night, at)).toBe(end)
})

test('quiet hours that begin and end on one day apply only between those times', () => {
  const noon = { from: '12:00', until: '13:30', zone: 'UTC' }
  expect(until(noon, '2026-11-24T12:15:00Z')).toBe('2026-11-24T13:30:00.000Z')
  expect(until(noon, '2026-11-24T13:30:00Z')).toBeUndefined()
  expect(until(noon, '2026-11-24T23:00:00Z')).toBeUndefined()
})

test('quiet hours end at the local time in a night with a clock change', () => {
  // On November 1, 2026 New York goes from 2:00 back to 1:00.
  expect(until(night, '2026-11-01T04:00:00Z')).toBe('2026-11-01T12:00:00.000Z')
  // On March 8, 2026 it goes from 2:00 to 3:00.
  expect(until(night, '2026-03-08T04:00:00Z')).toBe('2026-03-08T11:00:00.000Z')
})

test('quiet hours with equal beginning and end never apply', () => {
  expect(until({ from: '08:00', until: '08:00', zone: 'UTC' }, '2026-11-24T08:00:00Z')).toBeUndefined()
})

test('by default the alert address is mailed about submissions, and owners about people who wait too long', () => {
  expect(defaultAlerts({ role: 'viewer', isAlertAddress: true })).toEqual({
    submissions: true,
    lateReplies: false,
    quiet: null,
  })
  expect(defaultAlerts({ role: 'owner', isAlertAddress: false })).toEqual({
    submissions: false,
    lateReplies: true,
    quiet: null,
  })
})
