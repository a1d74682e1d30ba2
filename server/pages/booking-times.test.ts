import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { HeldTime } from '#domain/open-times'
import { exampleRules } from '#test/example-calls'
import { bookingTimes } from './booking-times.server.ts'
import { bookingContext, listsContext } from './page-context.server.ts'

const now = new Date('2026-11-24T15:00:00Z')
const zone = 'America/New_York'

function timesWith(held: readonly HeldTime[], query = '') {
  const context = new RouterContextProvider()
  context.set(listsContext, { testimonials: [], studies: [], heldTimes: [...held] })
  context.set(bookingContext, { rules: { ...exampleRules, hours: { ...exampleRules.hours, zone } }, now })
  return bookingTimes(context, { minutes: 30, params: new URLSearchParams(query) })
}
const busyUntil = (time: string): HeldTime => ({ startsAt: now, heldUntil: new Date(time), isBusy: true })

test('shows the next month with open times instead of one without any, and reports the latter as full', () => {
  const times = timesWith([busyUntil('2026-12-01T18:00:00Z')])
  expect(times).toMatchObject({ month: '2026-12', day: '2026-12-01', before: null })
  expect(times?.full).toEqual({
    day: '2026-11-24',
    next: times?.times[0],
    count: times?.times.length,
  })
})

test('reports the same full month for every requested day', () => {
  const held = [busyUntil('2026-12-01T18:00:00Z')]
  expect(timesWith(held, 'day=2026-12-03')?.full).toEqual(timesWith(held)?.full)
})

test('reports no full month while it has an open time, or when no month has any', () => {
  expect(timesWith([])?.full).toBeNull()
  const none = timesWith([busyUntil('2027-12-01T18:00:00Z')])
  expect(none).toMatchObject({ day: null, full: null })
})
