const minuteMs = 60_000

/** Formats a duration: 26 min, 3 hr 5 min, 2 days. */
export function formatDuration(ms: number): string {
  const minutes = Math.max(Math.floor(ms / minuteMs), 0)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return minutes % 60 === 0 ? `${hours} hr` : `${hours} hr ${minutes % 60} min`
  const days = Math.floor(hours / 24)
  return `${days} ${days === 1 ? 'day' : 'days'}`
}
