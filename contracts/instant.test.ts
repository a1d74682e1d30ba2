import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { instant } from './instant.ts'

const isTaken = (text: unknown) => instant().safeParse(text).success

test.each([
  '2026-11-27T19:00:00Z',
  '2026-11-27T19:00:00.000Z',
  '2026-11-27T19:00:00.123456Z',
  '2028-02-29T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-11-27T24:00:00Z',
  '2026-11-27T23:60:00Z',
  '2026-11-27T23:59:60Z',
  '2026-11-27T19:00:00',
  '2026-11-27T19:00:00+01:00',
  '2026-11-27 19:00:00Z',
  '2026-11-27',
  '',
  'now',
])('instant accepts exactly the timestamps that zod’s own check accepts: %s', (text) => {
  expect(isTaken(text)).toBe(z.iso.datetime().safeParse(text).success)
})

test('instant rejects numbers, Date objects and null', () => {
  for (const value of [0, new Date(), null]) expect(isTaken(value)).toBe(false)
})
