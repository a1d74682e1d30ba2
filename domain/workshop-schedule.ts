/** A time of the week by the clock on the wall in one place. */
export interface WeeklySlot {
  /** Counts from Sunday, 0. */
  readonly weekday: number
  /** `14:00` */
  readonly time: string
  /** IANA name. */
  readonly zone: string
}

const dayMs = 24 * 3_600_000

/**
 * When the slot comes next, later than `after`. Clock changes move the instant, not the time on the wall; a time
 * that a change leaves out is read by the clock before it, one that comes twice is the first (RFC 5545 §3.3.5).
 */
export function nextStart({ weekday, time, zone }: WeeklySlot, after: Date): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const wallNow = new Date(after.getTime() + offsetMs(zone, after.getTime()))
  const daysAhead = (weekday - wallNow.getUTCDay() + 7) % 7
  const wallMs = Date.UTC(
    wallNow.getUTCFullYear(),
    wallNow.getUTCMonth(),
    wallNow.getUTCDate() + daysAhead,
    hour,
    minute,
  )
  const thisWeek = instantMs(zone, wallMs)
  return new Date(thisWeek > after.getTime() ? thisWeek : instantMs(zone, wallMs + 7 * dayMs))
}

/** The instant at which the wall shows `wallMs`, a wall time written as if it were UTC. */
function instantMs(zone: string, wallMs: number): number {
  const [dayBefore, dayAfter] = [wallMs - dayMs, wallMs + dayMs].map((ms) => wallMs - offsetMs(zone, ms))
  const isRight = (ms: number | undefined) => ms !== undefined && ms + offsetMs(zone, ms) === wallMs
  return (!isRight(dayBefore) && isRight(dayAfter) ? dayAfter : dayBefore) ?? wallMs
}

/** How far the wall in `zone` is ahead of UTC at an instant. */
function offsetMs(zone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
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
