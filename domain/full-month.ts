import { dayIn } from './day-in.ts'

/** A month in which every time that is left is taken, while a later one has open times. */
export interface FullMonth {
  /** A day of it, as a date without a zone: `2026-11-29` */
  day: string
  /** The first open time, and how many its day has. */
  next: Date
  count: number
}

interface FullMonthOptions {
  /** Earliest first; what was open if no time was held, up to the first open time at least. */
  offered: readonly Date[]
  /** Earliest first. */
  open: readonly Date[]
  /** The visitor’s zone, an IANA name. */
  zone: string
}

const monthOf = (date: string) => date.slice(0, 7)

/** A month whose hours are over, or that has none, is not full: nothing can open in it. */
export function fullMonth({ offered, open, zone }: FullMonthOptions): FullMonth | null {
  const [wanted, next] = [offered[0], open[0]]
  if (!wanted || !next) return null
  const [day, nextDay] = [dayIn(zone, wanted), dayIn(zone, next)]
  if (monthOf(day) === monthOf(nextDay)) return null
  return { day, next, count: open.filter((time) => dayIn(zone, time) === nextDay).length }
}
