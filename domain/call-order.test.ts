import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callOrder } from './call-order.ts'

const now = new Date('2026-11-17T17:00:00Z')
/** Open day and night, and a promise of two hours. */
const promise = {
  hours: 2,
  week: Array.from({ length: 7 }, () => [{ from: 0, to: 24 * 60 }]),
  exceptions: [],
  zone: 'UTC',
}
const person = (name: string, minutes: number, yearlyCost: number | null = null, teamSize = 'solo') => ({
  name,
  since: new Date(now.getTime() - minutes * 60_000),
  yearlyCost,
  teamSize,
})
const namesOf = (...people: ReturnType<typeof person>[]) =>
  callOrder(people, now, promise).map(({ name }) => name)

test('the call order begins with the highest cost, even if others wait longer, then the promise that ends next', () => {
  const old = Array.from({ length: 10 }, (_, index) => person(`old ${index}`, 600 + index, 31_200))
  expect(
    namesOf(...old, person('no score', 100), person('costly', 30, 877_500, 'large')).slice(0, 2),
  ).toEqual(['costly', 'no score'])
})

test('among equal costs, the larger team and the newer question are called first', () => {
  expect(namesOf(person('one', 5, 93_600), person('large', 5, 93_600, 'large'))).toEqual(['large', 'one'])
  expect(namesOf(person('old', 9_000, 93_600), person('fresh', 5, 93_600))).toEqual(['fresh', 'old'])
})

test('a contact without a scorecard is called after a typical cost and before a small one', () => {
  expect(namesOf(person('small', 5, 6_240), person('unknown', 5), person('typical', 5, 78_000))).toEqual([
    'typical',
    'unknown',
    'small',
  ])
})

test('a broken promise, or one with more than half of its time left, does not move a contact up in the call order', () => {
  expect(namesOf(person('a', 10, 90_000), person('b', 10, 80_000), person('fresh', 50, 6_240))).toEqual([
    'a',
    'b',
    'fresh',
  ])
  expect(namesOf(person('a', 10, 90_000), person('b', 10, 80_000), person('broken', 125, 6_240))).toEqual([
    'a',
    'b',
    'broken',
  ])
})

test('the call order counts only business hours to find the promise that ends next', () => {
  const week = Array.from({ length: 7 }, () => [{ from: 9 * 60, to: 17 * 60 }])
  const closed = { ...promise, week }
  const asked = (name: string, at: string, yearlyCost = 6_240) => ({
    ...person(name, 0, yearlyCost),
    since: new Date(at),
  })
  // At 21:00, 90 minutes of the promise to "afternoon" have passed, and none of the promise to "evening".
  const evening = new Date('2026-11-17T21:00:00Z')
  const people = [
    asked('costly', '2026-11-17T20:00:00Z', 93_600),
    asked('evening', '2026-11-17T18:00:00Z', 31_200),
    asked('afternoon', '2026-11-17T15:30:00Z'),
  ]
  expect(callOrder(people, evening, closed).map(({ name }) => name)).toEqual([
    'costly',
    'afternoon',
    'evening',
  ])
})

test('the call order lists everybody once, and the promise that ends next within the first two', () => {
  const some = fc.record({
    minutes: fc.integer({ min: 0, max: 50_000 }),
    cost: fc.option(fc.integer({ min: 6_240, max: 1_404_000 })),
  })
  fc.assert(
    fc.property(fc.array(some, { minLength: 2, maxLength: 40 }), (given) => {
      const people = given.map(({ minutes, cost }, index) => person(`${index}`, minutes, cost))
      const order = callOrder(people, now, promise)
      expect(new Set(order).size).toBe(people.length)
      const left = people.filter(({ since }) => {
        const minutes = 120 - (now.getTime() - since.getTime()) / 60_000
        return minutes > 0 && minutes <= 60
      })
      const next = left.toSorted((one, other) => one.since.getTime() - other.since.getTime())[0]
      if (next) expect(order.slice(0, 2).map(({ since }) => since.getTime())).toContain(next.since.getTime())
    }),
  )
})
