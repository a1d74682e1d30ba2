/** Formats a session's start in `zone`: `Friday, November 27, 2:00 PM EST`. */
export function formatSession(startsAt: Date, zone: string): string {
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(startsAt)
  return `${day}, ${sessionClock(startsAt, zone)}`
}

/** The time of day only: `2:00 PM EST`. */
export function sessionClock(startsAt: Date, zone: string): string {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(startsAt)
  // ICU puts a narrow space before AM and PM, which some mail programs show as a box.
  return clock.replaceAll('\u202F', ' ')
}

/** The time of day without its zone: `2:00 PM`. */
export const formatTime = (at: Date, zone: string): string =>
  format(at, { timeZone: zone, hour: 'numeric', minute: '2-digit' })

/** The day: `Friday, November 27`. */
export const formatDay = (at: Date, zone: string): string =>
  format(at, { timeZone: zone, weekday: 'long', month: 'long', day: 'numeric' })

/** The date: `November 27`. */
export const formatDate = (at: Date, zone: string): string =>
  format(at, { timeZone: zone, month: 'long', day: 'numeric' })

/** Day and time in few letters, for a button: `Fri, Nov 27, 2:00 PM`. */
export const formatShort = (at: Date, zone: string): string =>
  format(at, {
    timeZone: zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

const format = (at: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(at).replaceAll('\u202F', ' ')
