import { instantMs, offsetMs } from './wall-clock.ts'

/** A weekly time in one place's local time. */
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
 * The next start of the slot, later than `after`. Clock changes move the instant, not the local time; a time that a
 * change skips is read with the offset before it, and a repeated one is the first (RFC 5545 §3.3.5).
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
