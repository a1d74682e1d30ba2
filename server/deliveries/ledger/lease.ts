/** How long an attempt owns its delivery; afterwards its process counts as dead. */
export const leaseMs = 90_000

/** An attempt is aborted well before its lease expires, so that only a suspended process outlives its lease. */
export const attemptLimitMs = 75_000
