const dayMs = 24 * 3_600_000
/** Before the day's last call; a fault of minutes is over by then. */
const lastCallAfterMs = 5 * 60_000

/**
 * The delay in seconds before Zoom may be called again for a person. It allows three calls a day (UTC) for one
 * person, including failed ones.
 */
export function waitForCallSeconds(failedAt: readonly Date[], now: Date): number {
  const midnightMs = now.getTime() - (now.getTime() % dayMs)
  const today = failedAt.map((at) => at.getTime()).filter((at) => at >= midnightMs)
  if (today.length < 2) return 0
  const freeAtMs = today.length === 2 ? Math.max(...today) + lastCallAfterMs : midnightMs + dayMs
  return Math.max(0, Math.ceil((freeAtMs - now.getTime()) / 1000))
}
