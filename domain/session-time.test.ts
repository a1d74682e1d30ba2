import { expect, test } from 'vitest'
import { nextSessionTime } from './session-time.ts'

const friday = (zone: string, time = '14:00') => ({ weekday: 5, time, zone })

test.each([
  ['in winter', friday('America/New_York'), 90, '2026-11-27T14:00:00-05:00', '2026-11-27T15:30:00-05:00'],
  ['east of UTC', friday('Asia/Kolkata'), 60, '2026-11-27T14:00:00+05:30', '2026-11-27T15:00:00+05:30'],
  ['at UTC', friday('UTC'), 60, '2026-11-27T14:00:00+00:00', '2026-11-27T15:00:00+00:00'],
  [
    'over midnight',
    friday('America/St_Johns', '23:30'),
    60,
    '2026-11-27T23:30:00-03:30',
    '2026-11-28T00:30:00-03:30',
  ],
])('a session %s has the offset of its zone', (_, slot, minutes, start, end) => {
  const now = new Date('2026-11-23T12:00:00Z')
  expect(nextSessionTime(slot, minutes, now)).toMatchObject({ start, end })
})

test('a session during which the clocks go back ends with another offset', () => {
  const slot = { weekday: 0, time: '00:30', zone: 'America/New_York' }
  expect(nextSessionTime(slot, 120, new Date('2026-10-31T12:00:00Z'))).toMatchObject({
    start: '2026-11-01T00:30:00-04:00',
    end: '2026-11-01T01:30:00-05:00',
  })
})
