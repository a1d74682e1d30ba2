import { expect, test } from 'vitest'
import { sessionDay, sessionPath, sessionText } from './session-text.ts'

test('sessionText is in the workshop’s time zone, with the year if it is not the current one', () => {
  const startsAt = '2026-12-04T19:00:00.000Z'
  expect(sessionText(startsAt, new Date('2026-11-28T00:00:00Z'))).toBe('Friday, December 4, 2:00 PM EST')
  expect(sessionText(startsAt, new Date('2027-01-28T00:00:00Z'))).toBe(
    'Friday, December 4, 2:00 PM EST, 2026',
  )
  expect(sessionDay(startsAt)).toBe('Friday, December 4')
})

test('sessionPath contains the session’s start', () => {
  expect(sessionPath('2026-12-04T19:00:00.000Z')).toBe('/admin/workshops/2026-12-04T19:00:00Z')
})
