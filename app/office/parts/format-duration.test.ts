import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'

test.each([
  [-5_000, '0 min'],
  [59_000, '0 min'],
  [26 * 60_000, '26 min'],
  [59.9 * 60_000, '59 min'],
  [60 * 60_000, '1 hr'],
  [3 * 3_600_000 + 5 * 60_000, '3 hr 5 min'],
  [47 * 3_600_000 + 59 * 60_000, '47 hr 59 min'],
  [48 * 3_600_000, '2 days'],
  [9.9 * 24 * 3_600_000, '9 days'],
])('%d ms is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})
