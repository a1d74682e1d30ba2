import { expect, test } from 'vitest'
import { slopePerHour } from './slope.ts'

const minuteMs = 60_000

test('slopePerHour is the growth per hour, with any offset and oscillation', () => {
  const swinging = Array.from({ length: 121 }, (_, index) => ({
    at: 1e12 + index * minuteMs,
    value: 250 + (index / 60) * 5 + (index % 2 ? 20 : -20),
  }))
  expect(slopePerHour(swinging)).toBeCloseTo(5, 0)
})

test('slopePerHour is zero for a constant, and for a single sample', () => {
  const still = [1, 2, 3].map((index) => ({ at: index * minuteMs, value: 300 }))
  expect(slopePerHour(still)).toBe(0)
  expect(slopePerHour(still.slice(0, 1))).toBe(0)
})
