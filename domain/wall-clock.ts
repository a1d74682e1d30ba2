const dayMs = 24 * 3_600_000

/**
 * The instant of a local time `wallMs`, written as if it were UTC. A time that a clock change skips is read with the
 * offset before it, and a repeated one is the first (RFC 5545 §3.3.5).
 */
export const instantMs = (zone: string, wallMs: number): number =>
  instantBy((instant) => offsetMs(zone, instant), wallMs)

/** The same for any clock, given its offset from UTC at an instant. */
export function instantBy(offsetAt: (instant: number) => number, wallMs: number): number {
  const [dayBefore, dayAfter] = [wallMs - dayMs, wallMs + dayMs].map((ms) => wallMs - offsetAt(ms))
  const isRight = (ms: number | undefined) => ms !== undefined && ms + offsetAt(ms) === wallMs
  return (!isRight(dayBefore) && isRight(dayAfter) ? dayAfter : dayBefore) ?? wallMs
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating a formatter takes longer than using it a hundred times. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  clocks.set(zone, clock)
  return clock
}

/** The offset of `zone` from UTC at an instant. */
export function offsetMs(zone: string, instant: number): number {
  const parts = clockOf(zone).formatToParts(instant)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  )
  return wall - Math.floor(instant / 1000) * 1000
}
