import { beforeEach, expect, test } from 'vitest'
import { setOfficeZones } from '#app/office/parts/office-zones'
import { dayHead, pastDay } from './call-days.ts'

beforeEach(() => setOfficeZones({ business: 'America/New_York', viewer: 'Asia/Tokyo' }))

const now = new Date('2026-11-24T14:00:00Z')

test.each([
  ['2026-11-24T05:00:00Z', 'Today, Tuesday'],
  ['2026-11-25T04:59:00Z', 'Today, Tuesday'],
  ['2026-11-25T05:00:00Z', 'Tomorrow, Wednesday'],
  ['2026-11-24T04:59:00Z', 'Yesterday, Monday'],
  ['2026-12-03T15:00:00Z', 'Thursday, December 3'],
  ['2027-01-04T15:00:00Z', 'Monday, January 4, 2027'],
])('calls at %s are listed under the heading “%s”, by the business’s calendar day', (at, head) => {
  expect(dayHead(at, now)).toBe(head)
})

test.each([
  ['2026-11-24T13:00:00Z', 'today'],
  ['2026-11-24T04:59:00Z', 'yesterday'],
  ['2026-11-20T20:00:00Z', 'on Friday'],
  ['2026-11-18T20:00:00Z', 'on Wednesday'],
  ['2026-11-17T20:00:00Z', 'on Nov 17'],
  ['2025-11-24T20:00:00Z', 'on Nov 24, 2025'],
])('the day of a past call at %s reads “%s”', (at, day) => {
  expect(pastDay(at, now)).toBe(day)
})
