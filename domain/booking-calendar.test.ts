import { expect, test } from 'vitest'
import { bookingCalendar } from './booking-calendar.ts'

const now = new Date('2026-11-27T15:00:00Z')
const open = [
  '2026-11-30T14:00:00Z',
  '2026-11-30T21:20:00Z',
  '2026-12-01T14:00:00Z',
  '2027-01-04T14:00:00Z',
].map((time) => new Date(time))
const calendar = (more: object = {}) => bookingCalendar({ open, zone: 'America/New_York', now, ...more })

test('the booking calendar opens on the first day with open times', () => {
  expect(calendar()).toMatchObject({ month: '2026-11', day: '2026-11-30', before: null, after: '2026-12' })
  expect(calendar().times).toEqual(open.slice(0, 2))
})

test('the booking calendar consists of whole weeks and marks the days of other months', () => {
  const { weeks } = calendar()
  expect(weeks.map((week) => week[0]?.date)).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-29',
  ])
  expect(weeks.at(-1)?.map(({ isOutside }) => isOutside)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
    true,
  ])
  expect(weeks.flat().flatMap(({ date, isToday }) => (isToday ? date : []))).toEqual(['2026-11-27'])
})

test('the previous and next month of the booking calendar skip months without open times', () => {
  expect(calendar({ wantedMonth: '2026-12' })).toMatchObject({
    day: '2026-12-01',
    before: '2026-11',
    after: '2027-01',
  })
  expect(calendar({ wantedMonth: '2027-01' })).toMatchObject({ before: '2026-12', after: null })
})

test('the booking calendar has the days of the visitor’s time zone, not the business’s', () => {
  const { day, times } = calendar({ zone: 'Australia/Sydney', wantedDay: '2026-12-01' })
  expect(day).toBe('2026-12-01')
  // In Sydney these are 1:00 and 8:20 on December 1.
  expect(times).toEqual(open.slice(0, 2))
})

test.each([{ wantedDay: '2026-11-28' }, { wantedDay: 'tomorrow' }, { wantedMonth: '1999-01' }])(
  'a requested day or month without open times is replaced by the first day with some: %o',
  (wanted) => {
    expect(calendar(wanted)).toMatchObject({ month: '2026-11', day: '2026-11-30' })
  },
)

test('without open times the booking calendar shows the current month and no day', () => {
  expect(calendar({ open: [] })).toMatchObject({
    month: '2026-11',
    day: null,
    times: [],
    before: null,
    after: null,
  })
})
