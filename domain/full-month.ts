import { dayIn } from './day-in.ts'

/** A month whose remaining times are all taken, while a later month has open times. */
export interface FullMonth {
  /** A day of it, as a date without a zone: `2026-11-29` */
  day: string
  /** The first open time, and how many its day has. */
  next: Date
  count: number
}

interface FullMonthOptions {
  /** The times that would be open if none were held, earliest first, at least up to the first open one. */
  offered: readonly Date[]
  /** Earliest first. */
  open: readonly Date[]
  /** The visitor’s zone, an IANA name. */
  zone: string
}

const monthOf = (date: string) => date.slice(0, 7)

/**
 * Returns the month of the first offered time if none of its times is open; null otherwise. A month without remaining
 * hours is not full, because nothing can open in it.
 */
export function fullMonth({ offered, open, zone }: FullMonthOptions): FullMonth | null {
  const [wanted, next] = [offered[0], open[0]]
  if (!wanted || !next) return null
  const [day, nextDay] = [dayIn(zone, wanted), dayIn(zone, next)]
  if (monthOf(day) === monthOf(nextDay)) return null
  return { day, next, count: open.filter((time) => dayIn(zone, time) === nextDay).length }
}
