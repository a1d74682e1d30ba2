import { expect, test } from 'vitest'
import { comingDates, partOfDate } from './coming-week.ts'

const zone = 'America/New_York'
const part = (date: string, from: string, to: string) =>
  partOfDate({ zone, date }, { from: new Date(from), to: new Date(to) })

test('the coming week begins with today in the business’s zone', () => {
  // It is still Saturday night in New York.
  expect(comingDates(zone, new Date('2026-11-29T04:30Z'))).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-11-28',
  ])
})

test('partOfDate returns minutes of the business’s local time, before and after a clock change', () => {
  const tenToEleven = { from: 600, to: 660 }
  expect(part('2026-10-31', '2026-10-31T14:00Z', '2026-10-31T15:00Z')).toEqual(tenToEleven)
  expect(part('2026-11-01', '2026-11-01T15:00Z', '2026-11-01T16:00Z')).toEqual(tenToEleven)
  expect(part('2027-03-14', '2027-03-14T14:00Z', '2027-03-14T15:00Z')).toEqual(tenToEleven)
})

test('a period across a clock change ends at the new local time, but never before its start', () => {
  expect(part('2027-03-14', '2027-03-14T06:30Z', '2027-03-14T07:30Z')).toEqual({ from: 90, to: 210 })
  expect(part('2026-11-01', '2026-11-01T05:30Z', '2026-11-01T06:15Z')).toEqual({ from: 90, to: 135 })
})

test('a period over several days is split at each local midnight', () => {
  const [from, to] = ['2026-11-01T02:00Z', '2026-11-02T06:00Z']
  expect(part('2026-10-30', from, to)).toBeUndefined()
  expect(part('2026-10-31', from, to)).toEqual({ from: 22 * 60, to: 24 * 60 })
  expect(part('2026-11-01', from, to)).toEqual({ from: 0, to: 24 * 60 })
  expect(part('2026-11-02', from, to)).toEqual({ from: 0, to: 60 })
  expect(part('2026-11-02', '2026-11-01T15:00Z', '2026-11-02T05:00Z')).toBeUndefined()
})
