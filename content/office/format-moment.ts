import { sessionClock } from '#domain/format-session'

/** Formats a time in a zone: `January 1, 2026, 10:04 PM EST`. */
export function formatMoment(at: Date, zone: string): string {
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    dateStyle: 'long',
  }).format(at)
  return `${day}, ${sessionClock(at, zone)}`
}
