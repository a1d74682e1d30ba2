import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { createLane, type Lane, pauseAfterMs, type Taken } from './lanes.ts'

const lanes: Lane[] = []

afterEach(async () => {
  await Promise.all(lanes.splice(0).map((lane) => lane.stop()))
})

/** Creates a lane with work. `begun` has the attempts' start times in ms, `most` the maximum running at once. */
function laneWith(outcomes: readonly Taken[], { atOnce = 4, attemptMs = 0 } = {}) {
  const left = [...outcomes]
  const begun: number[] = []
  let underWay = 0
  let most = 0
  const lane = createLane(atOnce, async () => {
    const outcome = left.shift()
    if (!outcome) return 'nothing'
    begun.push(performance.now())
    most = Math.max(most, ++underWay)
    await wait(attemptMs)
    underWay -= 1
    return outcome
  })
  lanes.push(lane)
  return {
    lane,
    left,
    begun,
    maxAtOnce: () => most,
    /** Starts counting again. */
    forgetMost: () => void (most = 0),
    async until(count: number) {
      while (begun.length < count) await wait(1)
      return begun
    },
  }
}

const many = (count: number, outcome: Taken) => Array<Taken>(count).fill(outcome)

test('a lane processes everything, with at most its configured number of concurrent attempts', async () => {
  const { lane, until, maxAtOnce } = laneWith(many(40, 'got through'), { attemptMs: 5 })
  lane.wake()
  await until(40)
  expect(maxAtOnce()).toBe(4)
})

test('a lane’s pause grows with each failure in a row, up to two seconds', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 100].map(pauseAfterMs)
  expect(pauses).toEqual([0, 100, 200, 400, 800, 1600, 2000, 2000, 2000])
})

describe('after failures without a success in between', () => {
  test('makes one attempt after each pause, however many ran at once', async () => {
    const { lane, begun, until, maxAtOnce, forgetMost } = laneWith(many(20, 'failed'))
    lane.wake()
    // The next attempt follows only the first failure at once. Then one loop pauses and the others end.
    await until(5)
    // A wake-up does not shorten a pause.
    lane.wake()
    expect(begun).toHaveLength(5)
    await until(6)
    forgetMost()
    const [, , , , fifth = 0, sixth = 0, seventh = 0] = await until(7)
    expect(sixth - fifth).toBeGreaterThan(pauseAfterMs(2) * 0.8)
    expect(seventh - sixth).toBeGreaterThan(pauseAfterMs(3) * 0.9)
    expect(maxAtOnce()).toBe(1)
  })

  test('failures of attempts that began before a pause do not lengthen the next one', async () => {
    const { lane, begun, until } = laneWith(many(20, 'failed'))
    lane.wake()
    await until(6)
    // Five failed before the first pause. Counted separately, they would make the second last 1600 ms.
    await Promise.race([until(7), wait(pauseAfterMs(5) * 0.9)])
    expect(begun.length).toBeGreaterThan(6)
  })

  test('resumes full speed after one success', async () => {
    const outcomes = [...many(3, 'failed'), ...many(40, 'got through')]
    const { lane, until, maxAtOnce, forgetMost } = laneWith(outcomes, { atOnce: 3, attemptMs: 5 })
    lane.wake()
    await until(5)
    forgetMost()
    await until(43)
    expect(maxAtOnce()).toBe(3)
  })

  test('attempts a later delivery at once', async () => {
    const { lane, begun, left, until } = laneWith(many(3, 'failed'), { atOnce: 1 })
    lane.wake()
    await until(3)
    await wait(pauseAfterMs(3) + 50)
    left.push('got through')
    lane.wake(1)
    // A busy machine may end the pause a little late. A second pause would last longer than this.
    await Promise.race([until(4), wait(pauseAfterMs(4) * 0.9)])
    expect(begun).toHaveLength(4)
  })

  test('a stop ends the pause', async () => {
    const { lane, until } = laneWith(many(20, 'failed'))
    lane.wake()
    await until(8)
    // Until its failure is known.
    await wait(20)
    const pauseIsOver = wait(pauseAfterMs(5) * 0.9)
    const first = await Promise.race([lane.stop().then(() => 'stopped'), pauseIsOver])
    expect(first).toBe('stopped')
  })
})

/** Pauses would have taken more than twice as long. */
const deadlineMs = 15_000

test(
  'failures with a success in between do not pause the lane',
  async () => {
    const outcomes = Array.from({ length: 100 }, (_, at): Taken => (at % 5 === 0 ? 'failed' : 'got through'))
    const { lane, until } = laneWith(outcomes, { atOnce: 1 })
    lane.wake()
    await until(100)
  },
  deadlineMs,
)

test(
  'a skipped delivery does not count as a failure',
  async () => {
    const { lane, until } = laneWith(many(50, 'passed over'), { atOnce: 1 })
    lane.wake()
    await until(50)
  },
  deadlineMs,
)
