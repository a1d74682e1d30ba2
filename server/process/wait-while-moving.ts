import { setTimeout as wait } from 'node:timers/promises'

interface Options {
  /** The work is waited for at least until this time, by `performance.now()`. */
  untilMs: number
  /** While there is progress, the work is waited for until this time at most. */
  maxMs: number
  /** How long nothing may change until the work counts as stalled. */
  stallMs: number
  /** Returns a number that grows with any progress. */
  moved(): number
}

const lookEveryMs = 50

/**
 * Waits for work, past its deadline while there is progress. Only time in which this process ran counts as
 * standstill, because a busy machine may give it none for seconds. Returns whether the work was done.
 */
export async function waitWhileMoving(
  work: Promise<unknown>,
  { untilMs, maxMs, stallMs, moved }: Options,
): Promise<boolean> {
  const done = work.then(() => true)
  let before = moved()
  let stillMs = 0
  for (let lookedAt = performance.now(); ;) {
    const over = new AbortController()
    const pause = wait(lookEveryMs, false, { signal: over.signal }).catch(() => false)
    const isDone = await Promise.race([done, pause])
    over.abort()
    if (isDone) return true
    const now = performance.now()
    const current = moved()
    // A longer interval was time in which this process did not run.
    stillMs = current === before ? stillMs + Math.min(now - lookedAt, 2 * lookEveryMs) : 0
    before = current
    lookedAt = now
    if (now >= maxMs || (now >= untilMs && stillMs >= stallMs)) return false
  }
}
