import { expect, test } from 'vitest'
import { hasDayFirst, importedDate } from './imported-date.ts'

const day = (text: string, isDayFirst = false) => importedDate(text, isDayFirst)?.toISOString().slice(0, 10)

test('reads the dates that HubSpot, Pipedrive, Mailchimp and spreadsheets write', () => {
  expect(day('2024-03-09 16:40')).toBe('2024-03-09')
  expect(day('2024-03-09 16:40:11')).toBe('2024-03-09')
  expect(day('2024-03-09T16:40:11.000Z')).toBe('2024-03-09')
  expect(day('2024-03-09')).toBe('2024-03-09')
  expect(day('3/9/2024 4:40 PM')).toBe('2024-03-09')
  expect(day('09.03.2024', true)).toBe('2024-03-09')
})

test('rejects days that do not exist', () => {
  for (const text of ['2024-02-30', '13/13/2024', 'yesterday', '', '45000', '0024-01-01'])
    expect(day(text)).toBeUndefined()
})

test('decides by the whole column whether the day comes first', () => {
  expect(hasDayFirst(['03/04/2024', '28/04/2024'])).toBe(true)
  expect(hasDayFirst(['03.04.2024'])).toBe(true)
  expect(hasDayFirst(['03/04/2024', '04/28/2024'])).toBe(false)
})
