import { setTimeout as wait } from 'node:timers/promises'

/** Delays a response until a fixed time after the call began, while outside services work. */
export type FixedDelay = (calledAt: Date) => Promise<void>

/**
 * Waits until `deadlineMs` after a call began, whatever happens before: a faster response for one visitor than for
 * another would reveal what is stored about them.
 */
export function createFixedDelay(deadlineMs: number): FixedDelay {
  return async (calledAt) => {
    const leftMs = calledAt.getTime() + deadlineMs - Date.now()
    // Bounded in case the clock is set back.
    await wait(Math.min(Math.max(leftMs, 0), deadlineMs))
  }
}
