import { expect, test } from 'vitest'
import { boundsOf, movedByKey, withEndAt } from './moved-end.ts'

const hours = (...times: [from: number, to: number][]) =>
  times.map(([from, to]) => ({ from: from * 60, to: to * 60 }))
const day = hours([9, 12], [13, 17])

test('moving one end of a part leaves its other end and the other parts unchanged', () => {
  expect(withEndAt(day, { index: 1, end: 'to' }, 18 * 60)).toEqual(hours([9, 12], [13, 18]))
})

test.each([
  ['the morning’s end reaches the afternoon', { index: 0, end: 'to' }, 15 * 60, hours([9, 13], [13, 17])],
  ['the afternoon’s start reaches the morning', { index: 1, end: 'from' }, 0, hours([9, 12], [12, 17])],
  ['a start stays a step before its end', { index: 0, end: 'from' }, 15 * 60, hours([11.75, 12], [13, 17])],
  ['an end stays a step after its start', { index: 1, end: 'to' }, 0, hours([9, 12], [13, 13.25])],
  ['the first start is midnight at the earliest', { index: 0, end: 'from' }, -60, hours([0, 12], [13, 17])],
  ['the last end is midnight at the latest', { index: 1, end: 'to' }, 25 * 60, hours([9, 12], [13, 24])],
] as const)('%s', (_, end, minutes, expected) => {
  expect(withEndAt(day, end, minutes)).toEqual(expected)
})

test('the bounds of a part shorter than one step include its current ends', () => {
  const short = [{ from: 540, to: 550 }]
  expect(boundsOf(short, { index: 0, end: 'from' })).toEqual({ min: 0, max: 540 })
  expect(boundsOf(short, { index: 0, end: 'to' })).toEqual({ min: 550, max: 1440 })
})

test.each([
  ['ArrowRight', 540, 555],
  ['ArrowUp', 540, 555],
  ['ArrowLeft', 540, 525],
  ['ArrowDown', 540, 525],
  ['PageUp', 540, 600],
  ['PageDown', 540, 480],
  ['ArrowRight', 547, 555],
  ['ArrowLeft', 547, 540],
  ['Home', 547, 0],
  ['End', 547, 1440],
  ['a', 540, undefined],
] as const)('%s at minute %i moves an end to minute %s', (key, minutes, expected) => {
  expect(movedByKey(key, minutes)).toBe(expected)
})
