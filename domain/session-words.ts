/** A session's start as a person reads it in `zone`: `Friday, November 27, 2:00 PM EST`. */
export function sessionWords(startsAt: Date, zone: string): string {
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(startsAt)
  return `${day}, ${sessionClock(startsAt, zone)}`
}

/** The time of day alone: `2:00 PM EST`. */
export function sessionClock(startsAt: Date, zone: string): string {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(startsAt)
  // ICU joins AM and PM by a narrow space that some mail programs show as a box.
  return clock.replaceAll('\u202F', ' ')
}
