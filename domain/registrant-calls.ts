const dayMs = 24 * 3_600_000
/** The wait before the last call of a day: a fault of a few minutes is over by then. */
const lastCallAfterMs = 5 * 60_000

/**
 * The delay in seconds before Zoom may be called again for a person, by the times of failed calls. It allows three
 * calls per person and UTC day.
 */
export function zoomRetryDelaySeconds(failedAt: readonly Date[], now: Date): number {
  const midnightMs = now.getTime() - (now.getTime() % dayMs)
  const today = failedAt.map((at) => at.getTime()).filter((at) => at >= midnightMs)
  if (today.length < 2) return 0
  const freeAtMs = today.length === 2 ? Math.max(...today) + lastCallAfterMs : midnightMs + dayMs
  return Math.max(0, Math.ceil((freeAtMs - now.getTime()) / 1000))
}
