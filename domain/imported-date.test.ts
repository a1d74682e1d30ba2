import { expect, test } from 'vitest'
import { hasDayFirst, importedDate, importedTime } from './imported-date.ts'

const day = (text: string, isDayFirst = false) => importedDate(text, isDayFirst)?.toISOString().slice(0, 10)

test('reads the dates that HubSpot, Pipedrive, Mailchimp and spreadsheets write', () => {
  expect(day('2024-03-09 16:40')).toBe('2024-03-09')
  expect(day('2024-03-09 16:40:11')).toBe('2024-03-09')
  expect(day('2024-03-09T16:40:11.000Z')).toBe('2024-03-09')
  expect(day('2024-03-09')).toBe('2024-03-09')
  expect(day('3/9/2024 4:40 PM')).toBe('2024-03-09')
  expect(day('09.03.2024', true)).toBe('2024-03-09')
})

test.each([
  ['Jan 5, 2024', '2024-01-05'],
  ['January 5, 2024 4:40 PM', '2024-01-05'],
  ['05 Jan 2024', '2024-01-05'],
  ['5-Jan-2024', '2024-01-05'],
  ['5. März 2024', '2024-03-05'],
  ['2024/01/05', '2024-01-05'],
  ['1/5/24', '2024-01-05'],
  ['45296', '2024-01-05'],
  ['45296 ', '2024-01-05'],
])('reads the date %s', (text, expected) => {
  expect(day(text)).toBe(expected)
})

test.each([
  '2024-02-30',
  '13/13/2024',
  'yesterday',
  '',
  'N/A',
  '1-5-24',
  '4529',
  '10000',
  'Smarch 5, 2024',
  '0024-01-01',
])('rejects the date “%s”', (text) => {
  expect(day(text)).toBeUndefined()
})

test('reads the timestamps of our own exports, and a day like any other date', () => {
  expect(importedTime('2026-11-22T03:04:05.006Z', false)).toEqual(new Date('2026-11-22T03:04:05.006Z'))
  expect(importedTime('2026-11-22', false)).toEqual(new Date('2026-11-22T12:00:00Z'))
  expect(importedTime('2026-13-22T03:04:05.006Z', false)).toBeUndefined()
})

test('decides by the whole column whether dates put the day before the month', () => {
  expect(hasDayFirst(['03/04/2024', '28/04/2024'])).toBe(true)
  expect(hasDayFirst(['03.04.2024'])).toBe(true)
  expect(hasDayFirst(['03/04/2024', '04/28/2024'])).toBe(false)
})
