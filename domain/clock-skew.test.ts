import { expect, test } from 'vitest'
import { clockSkewIn, heartbeatNameOf } from './clock-skew.ts'

const noon = Date.UTC(2026, 10, 22, 12)

test.each([
  [0, undefined],
  [29_000, undefined],
  [-29_000, undefined],
  [600_000, 600],
  [-600_000, -600],
  [2 * 24 * 3_600_000, 172_800],
])('a clock that is %i ms fast is parsed from the name as %s seconds', (skewMs, seconds) => {
  expect(clockSkewIn(heartbeatNameOf(noon + skewMs, noon))).toBe(seconds)
})
