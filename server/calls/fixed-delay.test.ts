import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFixedDelay } from './fixed-delay.ts'

test.each([0, 60])(
  'delays a response to a fixed time after the call, with %i ms already passed',
  async (gone) => {
    const calledAt = new Date()
    await wait(gone)
    await createFixedDelay(150)(calledAt)
    // A timer may fire up to a millisecond early.
    expect(Date.now() - calledAt.getTime()).toBeGreaterThanOrEqual(149)
  },
)

test('does not wait for a time in the past', async () => {
  const before = performance.now()
  await createFixedDelay(60_000)(new Date(Date.now() - 120_000))
  expect(performance.now() - before).toBeLessThan(30_000)
})
