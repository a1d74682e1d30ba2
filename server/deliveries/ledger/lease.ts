/** How long an attempt has a delivery to itself: afterwards the process that made it is taken for dead. */
export const leaseMs = 90_000

/** An attempt is given up well before, so that hardly one outlives its lease: only one whose process stood still. */
export const attemptLimitMs = 75_000
