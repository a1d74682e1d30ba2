/** Leaves a failing service alone for a while, then lets one call try it. */
export interface CircuitBreaker {
  /** Whether to call it now. */
  allows(nowMs: number): boolean
  succeeded(): void
  failed(nowMs: number): void
}

export function createCircuitBreaker({
  failures,
  restMs,
}: {
  failures: number
  restMs: number
}): CircuitBreaker {
  let inARow = 0
  let restUntilMs = 0
  return {
    allows(nowMs) {
      if (inARow < failures) return true
      if (nowMs < restUntilMs) return false
      // One tries; the others wait for how it ends.
      restUntilMs = nowMs + restMs
      return true
    },
    succeeded() {
      inARow = 0
    },
    failed(nowMs) {
      inARow += 1
      restUntilMs = nowMs + restMs
    },
  }
}
