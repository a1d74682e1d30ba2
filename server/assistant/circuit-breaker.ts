/** A circuit breaker: skips a failing service for a while, then lets one call through. */
interface CircuitBreaker {
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
      // One call tries; the others wait for its outcome.
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
