import { workshopFacts } from '#content/facts'
import { sessionClock } from '#domain/session-words'

/** When something happened, as an owner reads it, on the company's clock: `January 1, 2026, 10:04 PM EST`. */
export function momentWords(at: Date): string {
  const { zone } = workshopFacts.free
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    dateStyle: 'long',
  }).format(at)
  return `${day}, ${sessionClock(at, zone)}`
}
