import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketsOf, dotsOf, medianOf, placeOf, ticks } from './reply-strip.ts'

const repliesOf = (minutes: readonly number[]) => minutes.map((each) => ({ openMs: each * 60_000 }))
const twoHours = 120 * 60_000

test('placeOf grows with the duration and clamps durations beyond the axis', () => {
  const places = [0, ...ticks.map(({ ms }) => ms), 1e12].map(placeOf)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBe(2)
  expect(places.at(-1)).toBe(98)
})

test('dotsOf returns one dot per reply, on its side of the promised time, without overlaps', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 6_000 }), { maxLength: 120 }), (minutes) => {
      const dots = dotsOf(repliesOf(minutes), twoHours)
      expect(dots).toHaveLength(minutes.length)
      expect(dots.filter(({ isLate }) => isLate)).toHaveLength(minutes.filter((each) => each > 120).length)
      const line = placeOf(twoHours)
      for (const { x, isLate } of dots) expect(x > line).toBe(isLate)
      expect(new Set(dots.map(({ x, level }) => `${x.toFixed(2)} ${level}`)).size).toBe(dots.length)
    }),
  )
})

test('medianOf returns the lower of two middle values, and undefined for none', () => {
  expect(medianOf([])).toBeUndefined()
  expect(medianOf([5])).toBe(5)
  expect(medianOf([9, 1, 5])).toBe(5)
  expect(medianOf([9, 1, 5, 7])).toBe(5)
})

test('bucketsOf counts every reply in exactly one bucket', () => {
  const buckets = bucketsOf(repliesOf([0, 5, 5.5, 119, 120, 121, 9_999]))
  const counted = buckets.map(({ name, replies }) => ({ name, count: replies.length }))
  expect(counted.filter(({ count }) => count > 0)).toEqual([
    { name: '5 min', count: 2 },
    { name: '15 min', count: 1 },
    { name: '2 hr', count: 2 },
    { name: '4 hr', count: 1 },
    { name: '', count: 1 },
  ])
})
