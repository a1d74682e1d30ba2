import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPatience } from './patience.ts'

test.each([0, 60])(
  'ends at one time after the call began, when %i ms of it are gone already',
  async (gone) => {
    const calledAt = new Date()
    await wait(gone)
    await createPatience(150)(calledAt)
    // A timer may fire within the millisecond before.
    expect(Date.now() - calledAt.getTime()).toBeGreaterThanOrEqual(149)
  },
)

test('does not wait for a time that is past', async () => {
  const before = performance.now()
  await createPatience(60_000)(new Date(Date.now() - 120_000))
  expect(performance.now() - before).toBeLessThan(30_000)
})
