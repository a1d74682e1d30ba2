import { expect, test } from 'vitest'
import { canBeGivenOn, canBeOffered } from './workshop-seats.ts'

const startsAt = new Date('2026-12-04T17:00:00Z')
const before = (hours: number, ms = 0) => new Date(startsAt.getTime() - hours * 3_600_000 - ms)

test('a seat is offered to others until three hours before its session', () => {
  expect(canBeOffered({ startsAt, now: before(3, 1) })).toBe(true)
  expect(canBeOffered({ startsAt, now: before(3) })).toBe(false)
})

test('only a seat whose 24 hours to confirm end more than three hours before the session can be given away', () => {
  expect(canBeGivenOn({ startsAt, seatedAt: before(27, 1) })).toBe(true)
  expect(canBeGivenOn({ startsAt, seatedAt: before(27) })).toBe(false)
})
