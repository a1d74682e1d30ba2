import { sessionClock } from '#domain/session-words'

/** When something happened, by the clock of a zone: `January 1, 2026, 10:04 PM EST`. */
export function momentWords(at: Date, zone: string): string {
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    dateStyle: 'long',
  }).format(at)
  return `${day}, ${sessionClock(at, zone)}`
}
