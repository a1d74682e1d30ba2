/** Hours of the day in the owner's time zone. */
const night = { from: 2, until: 5 }

/**
 * Whether it is time for work that delays visitors.
 * @param zone IANA name
 */
export function isNight(now: Date, zone: string): boolean {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(
    now,
  )
  return Number(hour) >= night.from && Number(hour) < night.until
}
