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
      // Lets one call test the service. Others are refused until its outcome is known or `openMs` have passed again.
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
