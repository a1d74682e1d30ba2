import { beforeEach, expect, test } from 'vitest'
import { setOfficeZones } from './office-zones.ts'
import {
  businessInstant,
  calendarDay,
  formatClock,
  dayText,
  formatExactTime,
  formatFullTime,
  isToday,
  longDayText,
  formatInstant,
  weekdayText,
  formatWhen,
} from './format-when.ts'

beforeEach(() => setOfficeZones({ business: 'America/New_York', viewer: undefined }))

const now = new Date('2026-11-22T15:30:00-05:00')
const today = '2026-11-22T13:26:05.000Z'
const friday = '2026-11-20T10:36:00.000Z'
const thisYear = '2026-01-03T00:02:07.000Z'
const lastYear = '2025-11-23T00:02:07.000Z'
const plain = (text: string) => text.replaceAll('\u202F', ' ')

test.each([
  [formatWhen, ['8:26 AM', 'Nov 20', 'Jan 2', 'Nov 22, 2025']],
  [formatInstant, ['8:26 AM', 'Fri 5:36 AM', 'Jan 2, 7:02 PM', 'Nov 22, 2025, 7:02 PM']],
  [formatExactTime, ['8:26:05 AM', 'Nov 20, 5:36:00 AM', 'Jan 2, 7:02:07 PM', 'Nov 22, 2025, 7:02:07 PM']],
  [weekdayText, ['Sun, Nov 22', 'Fri, Nov 20', 'Fri, Jan 2', 'Sat, Nov 22, 2025']],
])(
  'formats a time in the business’s time zone, with the year if it is not the current one',
  (text, expected) => {
    expect([today, friday, thisYear, lastYear].map((at) => plain(text(at, now)))).toEqual(expected)
  },
)

test('a formatted time includes the user’s local time and day where they differ from the business’s', () => {
  setOfficeZones({ viewer: 'Europe/Paris' })
  expect(plain(formatClock(today))).toBe('8:26 AM (2:26 PM your time)')
  expect(plain(formatExactTime(friday, now))).toBe('Nov 20, 5:36:00 AM (11:36:00 AM your time)')
  expect(plain(formatInstant(thisYear, now))).toBe('Jan 2, 7:02 PM (Jan 3, 1:02 AM your time)')
  expect(plain(businessInstant(thisYear, now))).toBe('Jan 2, 7:02 PM')
  expect(plain(formatFullTime(lastYear, { isShort: true }))).toBe(
    'Nov 22, 2025, 7:02 PM (Nov 23, 1:02 AM your time)',
  )
  setOfficeZones({ viewer: 'America/Toronto' })
  expect(plain(formatClock(today))).toBe('8:26 AM')
})

test('a calendar day starts at midnight in the business’s time zone, not in the user’s', () => {
  setOfficeZones({ viewer: 'Asia/Tokyo' })
  expect(isToday('2026-11-23T04:59:00.000Z', now)).toBe(true)
  expect(isToday('2026-11-23T05:00:00.000Z', now)).toBe(false)
  expect(calendarDay('2026-11-23T04:59:00.000Z')).toBe('2026-11-22')
})

test('a date without a time is the same day in every time zone', () => {
  setOfficeZones({ business: 'Pacific/Kiritimati', viewer: 'Pacific/Pago_Pago' })
  expect(dayText('2026-11-01', now)).toBe('Nov 1')
  expect(longDayText('2027-01-01', now)).toBe('Friday, January 1, 2027')
  expect(isToday('2026-11-23', now)).toBe(true)
})
