/** A circuit breaker: skips a failing service for a while, then lets one call through. */
interface CircuitBreaker {
  /** Whether to call the service now. */
  allows(nowMs: number): boolean
  recordSuccess(): void
  recordFailure(nowMs: number): void
}

export function createCircuitBreaker({
  failures,
  openMs,
}: {
  failures: number
  openMs: number
}): CircuitBreaker {
  let failuresInARow = 0
  let openUntilMs = 0
  return {
    allows(nowMs) {
      if (failuresInARow < failures) return true
      if (nowMs < openUntilMs) return false
      // One call tries the service. The others are refused until its outcome is known.
      openUntilMs = nowMs + openMs
      return true
    },
    recordSuccess() {
      failuresInARow = 0
    },
    recordFailure(nowMs) {
      failuresInARow += 1
      openUntilMs = nowMs + openMs
    },
  }
}
