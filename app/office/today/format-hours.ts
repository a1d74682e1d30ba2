/** Formats the owner's promised response time: 2 hr, 30 min. */
export function formatHours(hours: number): string {
  return hours < 1 ? `${Math.round(hours * 60)} min` : `${hours} hr`
}
