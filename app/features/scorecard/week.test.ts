import { expect, test } from 'vitest'
import { drawnHours, drawnWeek } from './week.ts'

const lostPerDay = (lostHours: number) => drawnWeek(lostHours).map((day) => day.filter(Boolean).length)

test.each([
  [0, [0, 0, 0, 0, 0]],
  [3, [1, 1, 1, 0, 0]],
  [8, [2, 2, 2, 1, 1]],
  [15, [3, 3, 3, 3, 3]],
  [30, [6, 6, 6, 6, 6]],
  [45, [9, 9, 9, 9, 9]],
  [50, [10, 10, 10, 10, 10]],
  [75, [10, 10, 10, 10, 10]],
])('drawnWeek spreads %d lost hours over five days', (lostHours, expected) => {
  expect(lostPerDay(lostHours)).toEqual(expected)
  expect(drawnWeek(lostHours).every((day) => day.length === 10)).toBe(true)
})

test('drawnWeek draws the same week for the same hours', () => {
  expect(drawnWeek(15)).toEqual(drawnWeek(15))
})

test('drawnHours puts ten hours in each row and the rest in the last one', () => {
  expect(drawnHours(45).map((row) => row.length)).toEqual([10, 10, 10, 10, 5])
})
