import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { createLane, type Lane, pauseAfterMs, type Taken } from './lanes.ts'

const lanes: Lane[] = []

afterEach(async () => {
  await Promise.all(lanes.splice(0).map((lane) => lane.stop()))
})

/** A lane with work to do. `begun` are the times at which attempts began, in ms; `most` were under way at once. */
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
    mostAtOnce: () => most,
    /** Counts anew. */
    forgetMost: () => void (most = 0),
    async until(count: number) {
      while (begun.length < count) await wait(1)
      return begun
    },
  }
}

const many = (count: number, outcome: Taken) => Array<Taken>(count).fill(outcome)

test('takes all there is, as many at once as it may', async () => {
  const { lane, until, mostAtOnce } = laneWith(many(40, 'got through'), { attemptMs: 5 })
  lane.wake()
  await until(40)
  expect(mostAtOnce()).toBe(4)
})

test('pauses longer and longer, up to two seconds', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 100].map(pauseAfterMs)
  expect(pauses).toEqual([0, 100, 200, 400, 800, 1600, 2000, 2000, 2000])
})

describe('after failures without a success between', () => {
  test('one attempt is made after each pause, however many there were at once', async () => {
    const { lane, begun, until, mostAtOnce, forgetMost } = laneWith(many(20, 'failed'))
    lane.wake()
    // The first alone is followed at once; of the rest, one pauses and the others end.
    await until(5)
    // Whoever rings meanwhile does not shorten a pause.
    lane.wake()
    expect(begun).toHaveLength(5)
    await until(6)
    forgetMost()
    const [, , , , fifth = 0, sixth = 0, seventh = 0] = await until(7)
    expect(sixth - fifth).toBeGreaterThan(pauseAfterMs(2) * 0.8)
    expect(seventh - sixth).toBeGreaterThan(pauseAfterMs(3) * 0.9)
    expect(mostAtOnce()).toBe(1)
  })

  test('failures of attempts that began before a pause do not lengthen the next one', async () => {
    const { lane, begun, until } = laneWith(many(20, 'failed'))
    lane.wake()
    await until(6)
    // Five failed before the first pause. Counted one by one, they would make the second last 1600 ms.
    await Promise.race([until(7), wait(pauseAfterMs(5) * 0.9)])
    expect(begun.length).toBeGreaterThan(6)
  })

  test('goes on as before after one success', async () => {
    const outcomes = [...many(3, 'failed'), ...many(40, 'got through')]
    const { lane, until, mostAtOnce, forgetMost } = laneWith(outcomes, { atOnce: 3, attemptMs: 5 })
    lane.wake()
    await until(5)
    forgetMost()
    await until(43)
    expect(mostAtOnce()).toBe(3)
  })

  test('what is written later is tried at once', async () => {
    const { lane, begun, left, until } = laneWith(many(3, 'failed'), { atOnce: 1 })
    lane.wake()
    await until(3)
    await wait(pauseAfterMs(3) + 50)
    left.push('got through')
    lane.wake(1)
    expect(begun).toHaveLength(4)
  })

  test('a stop ends the pause', async () => {
    const { lane, until } = laneWith(many(20, 'failed'))
    lane.wake()
    await until(8)
    // For its failure to be known.
    await wait(20)
    const pauseIsOver = wait(pauseAfterMs(5) * 0.9)
    const first = await Promise.race([lane.stop().then(() => 'stopped'), pauseIsOver])
    expect(first).toBe('stopped')
  })
})

/** What pauses would have taken is more than twice as long. */
const patienceMs = 15_000

test(
  'one that always fails does not slow the others',
  async () => {
    const outcomes = Array.from({ length: 100 }, (_, at): Taken => (at % 5 === 0 ? 'failed' : 'got through'))
    const { lane, until } = laneWith(outcomes, { atOnce: 1 })
    lane.wake()
    await until(100)
  },
  patienceMs,
)

test(
  'what was only passed over is no failure',
  async () => {
    const { lane, until } = laneWith(many(50, 'passed over'), { atOnce: 1 })
    lane.wake()
    await until(50)
  },
  patienceMs,
)
