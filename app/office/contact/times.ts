const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const dayInYear = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month: 'long' })
const weekdayOfYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })

const isOfYear = (at: Date, now: Date) => at.getFullYear() === now.getFullYear()

/** By the reader's own clock, as are all of these: "5:35 AM". */
export const clockText = (iso: string): string => clock.format(new Date(iso))

/** "Nov 16", or with its year when that is another. */
export function dayText(iso: string, now: Date): string {
  const at = new Date(iso)
  return (isOfYear(at, now) ? dayInYear : dayOfYear).format(at)
}

/** "Monday, November 16". */
export function longDayText(iso: string, now: Date): string {
  const at = new Date(iso)
  return (isOfYear(at, now) ? weekday : weekdayOfYear).format(at)
}

export const isToday = (iso: string, now: Date): boolean =>
  new Date(iso).toDateString() === now.toDateString()

/** "5:35 AM" today, else the day. */
export const shortText = (iso: string, now: Date): string =>
  isToday(iso, now) ? clockText(iso) : dayText(iso, now)
