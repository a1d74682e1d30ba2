import { describe, expect, test } from 'vitest'
import { retryDelayMs, tryForMs } from './schedule.ts'

const hourMs = 3_600_000

test('the retry delay starts at 5 s and doubles up to 6 h', () => {
  const delays = Array.from({ length: 16 }, (_, index) => retryDelayMs(index + 1, 0))
  expect(delays.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000])
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect(delays.at(-1)).toBe(6 * hourMs)
  expect(retryDelayMs(10_000, 0)).toBe(6 * hourMs)
})

test('the retry delay gets at most a tenth of jitter', () => {
  expect(retryDelayMs(1, 1)).toBe(5_500)
  expect(retryDelayMs(30, 1)).toBeLessThan(7 * hourMs)
})

describe('the retry delay is at least what Retry-After requests, up to 6 h:', () => {
  test.each([
    [60, 60_000],
    [1, 5_000],
    [0, 5_000],
    [7 * 24 * 3600, 6 * hourMs],
  ])('%d s', (seconds, expectedMs) => {
    expect(retryDelayMs(1, 0, seconds)).toBe(expectedMs)
  })
})

test.each([0, 1])('retries for 72 h, with any jitter (%d)', (spread) => {
  let sinceFirstMs = 0
  let attempts = 1
  while (sinceFirstMs < tryForMs) {
    sinceFirstMs += retryDelayMs(attempts, spread)
    attempts += 1
  }
  expect(sinceFirstMs).toBeGreaterThanOrEqual(72 * hourMs)
  expect(sinceFirstMs).toBeLessThan(80 * hourMs)
  expect(attempts).toBeGreaterThan(20)
})
