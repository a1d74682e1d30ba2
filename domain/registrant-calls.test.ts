import { expect, test } from 'vitest'
import { zoomRetryDelaySeconds } from './registrant-calls.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const yesterday = [new Date('2026-11-20T23:58:00Z'), new Date('2026-11-20T23:59:00Z')]

test.each([
  ['the first', [], '10:00:00', 0],
  ['the second', [at('10:00:00')], '10:00:05', 0],
  ['the third, at once', [at('10:00:00'), at('10:00:05')], '10:00:15', 290],
  ['the third, after five minutes', [at('10:00:00'), at('10:00:05')], '10:05:05', 0],
  ['the fourth', [at('10:00:00'), at('10:00:05'), at('10:06:00')], '23:59:00', 60],
  ['the first of a new day', yesterday, '00:00:00', 0],
  ['the third, after one at midnight', [at('00:00:00'), at('00:00:05')], '00:00:15', 290],
  ['the second of a new day', [...yesterday, at('00:00:01')], '00:00:10', 0],
])('the wait before a call of Zoom for one person: %s', (_, failedAt, now, seconds) => {
  expect(zoomRetryDelaySeconds(failedAt, at(now))).toBe(seconds)
})
