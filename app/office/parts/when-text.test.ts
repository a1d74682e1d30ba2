import { expect, test } from 'vitest'
import { dayText, exactText, longDayText, momentText, weekdayText, whenText } from './when-text.ts'

/** By the clock of whoever runs this, as the texts are. */
const now = new Date(2026, 10, 22, 15, 30)
const today = new Date(2026, 10, 22, 8, 26, 5).toISOString()
const friday = new Date(2026, 10, 20, 5, 36).toISOString()
const thisYear = new Date(2026, 0, 2, 19, 2, 7).toISOString()
const lastYear = new Date(2025, 10, 22, 19, 2, 7).toISOString()

test.each([
  [whenText, ['8:26 AM', 'Nov 20', 'Jan 2', 'Nov 22, 2025']],
  [momentText, ['8:26 AM', 'Friday 5:36 AM', 'Jan 2, 7:02 PM', 'Nov 22, 2025, 7:02 PM']],
  [exactText, ['8:26:05 AM', 'Nov 20, 5:36:00 AM', 'Jan 2, 7:02:07 PM', 'Nov 22, 2025, 7:02:07 PM']],
  [weekdayText, ['Sun, Nov 22', 'Fri, Nov 20', 'Fri, Jan 2', 'Sat, Nov 22, 2025']],
])('a time of another year names it', (text, expected) => {
  const texts = [today, friday, thisYear, lastYear].map((at) => text(at, now).replaceAll('\u202F', ' '))
  expect(texts).toEqual(expected)
})

test('a date without an hour is that day everywhere', () => {
  expect(dayText('2026-11-01', now)).toBe('Nov 1')
  expect(longDayText('2027-01-01', now)).toBe('Friday, January 1, 2027')
})
