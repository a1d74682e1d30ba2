import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { createLane, type Lane, pauseAfterMs, type Taken } from './lanes.ts'

const lanes: Lane[] = []

afterEach(async () => {
  await Promise.all(lanes.splice(0).map((lane) => lane.stop()))
})

/** A lane with work to do; `begun` are the times at which attempts began, in ms. */
function laneWith(outcomes: readonly Taken[], { atOnce = 4, attemptMs = 0 } = {}) {
  const left = [...outcomes]
  const begun: number[] = []
  const lane = createLane(atOnce, async () => {
    const outcome = left.shift()
    if (!outcome) return 'nothing'
    begun.push(performance.now())
    await wait(attemptMs)
    return outcome
  })
  lanes.push(lane)
  const until = async (count: number) => {
    while (begun.length < count) await wait(1)
    return begun
  }
  return { lane, left, begun, until }
}

const many = (count: number, outcome: Taken) => Array<Taken>(count).fill(outcome)

test('takes all there is, as many at once as it may', async () => {
  const { lane, until } = laneWith(many(40, 'got through'), { attemptMs: 5 })
  lane.wake()
  const [first = 0, , , fourth = 0, fifth = 0] = await until(40)
  expect(fourth - first).toBeLessThan(4)
  expect(fifth - first).toBeGreaterThan(3)
})

test('pauses longer and longer, up to two seconds', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 100].map(pauseAfterMs)
  expect(pauses).toEqual([0, 100, 200, 400, 800, 1600, 2000, 2000, 2000])
})

describe('after failures without a success between', () => {
  test('one attempt is made after each pause, however many there were at once', async () => {
    const { lane, begun, until } = laneWith(many(20, 'failed'))
    lane.wake()
    // The first alone is followed at once; of the rest, one pauses and the others end.
    await until(5)
    // Whoever rings meanwhile does not shorten a pause.
    lane.wake()
    expect(begun).toHaveLength(5)
    const [, , , , fifth = 0, sixth = 0, seventh = 0] = await until(7)
    expect(sixth - fifth).toBeGreaterThan(pauseAfterMs(2) * 0.8)
    expect(seventh - sixth).toBeGreaterThan(pauseAfterMs(3) * 0.9)
  })

  test('goes on as before after one success', async () => {
    const { lane, until } = laneWith([...many(3, 'failed'), ...many(40, 'got through')], {
      atOnce: 3,
      attemptMs: 30,
    })
    lane.wake()
    const begun = await until(43)
    const times = begun.slice(3)
    // One tried, and then three at a time: a third of what one would have taken.
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(40 * 30 * 0.7)
  })

  test('what is written later is tried at once', async () => {
    const { lane, left, until } = laneWith(many(3, 'failed'), { atOnce: 1 })
    lane.wake()
    await until(3)
    await wait(pauseAfterMs(3) + 50)
    left.push('got through')
    const before = performance.now()
    lane.wake(1)
    const [, , , fourth = 0] = await until(4)
    expect(fourth - before).toBeLessThan(50)
  })

  test('a stop ends the pause', async () => {
    const { lane, until } = laneWith(many(8, 'failed'))
    lane.wake()
    await until(5)
    const before = performance.now()
    await lane.stop()
    expect(performance.now() - before).toBeLessThan(pauseAfterMs(5) / 4)
  })
})

test('one that always fails does not slow the others', async () => {
  const outcomes = Array.from({ length: 100 }, (_, index): Taken =>
    index % 5 === 0 ? 'failed' : 'got through',
  )
  const { lane, until } = laneWith(outcomes, { atOnce: 1 })
  lane.wake()
  const begun = await until(100)
  expect((begun.at(-1) ?? 0) - (begun[0] ?? 0)).toBeLessThan(1_000)
})

test('what was only passed over is no failure', async () => {
  const { lane, until } = laneWith(many(50, 'passed over'), { atOnce: 1 })
  lane.wake()
  const begun = await until(50)
  expect((begun.at(-1) ?? 0) - (begun[0] ?? 0)).toBeLessThan(500)
})
