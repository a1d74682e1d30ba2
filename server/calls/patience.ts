import { setTimeout as wait } from 'node:timers/promises'

/** Waits with an answer for what an outside service does meanwhile. */
export type Patience = (calledAt: Date) => Promise<void>

/**
 * Waits until `patienceMs` after a call began, whatever has happened by then: an answer that came earlier for one
 * visitor than for another would tell what is stored of them.
 */
export function createPatience(patienceMs: number): Patience {
  return async (calledAt) => {
    const leftMs = calledAt.getTime() + patienceMs - Date.now()
    // No longer than that either, should the clock be set back meanwhile.
    await wait(Math.min(Math.max(leftMs, 0), patienceMs))
  }
}
