const firstDelayMs = 5_000
const longestDelayMs = 6 * 3_600_000

/** How long a delivery is retried: from its due time for mail to a person, otherwise from its first attempt. */
export const tryForMs = 72 * 3_600_000

export type RetryDelay = typeof retryDelayMs

/**
 * The delay before the next attempt, in milliseconds: 5 s, doubling up to 6 h, and never less than the service
 * requested. `spread` in 0..1 adds up to a tenth as jitter.
 */
export function retryDelayMs(attempts: number, spread: number, retryAfterSeconds = 0): number {
  const grown = Math.min(firstDelayMs * 2 ** Math.min(attempts - 1, 20), longestDelayMs)
  return Math.max(grown * (1 + spread / 10), Math.min(retryAfterSeconds * 1000, longestDelayMs))
}
