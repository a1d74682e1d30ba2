const clock = { hour: 'numeric', minute: '2-digit' } as const
const hours = new Intl.DateTimeFormat('en-US', clock)
const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', ...clock })
const exact = new Intl.DateTimeFormat('en-US', { ...clock, second: '2-digit' })

/** All of these by the reader’s own clock. A date without an hour is the same everywhere. */
const timeOf = (at: string) => new Date(at.length === 10 ? `${at}T12:00` : at)

/** A day as these options write it, with its year when that is another one. */
function dayBy(options: Intl.DateTimeFormatOptions): (at: string, now: Date) => string {
  const inYear = new Intl.DateTimeFormat('en-US', options)
  const ofYear = new Intl.DateTimeFormat('en-US', { ...options, year: 'numeric' })
  return (at, now) => {
    const time = timeOf(at)
    return (time.getFullYear() === now.getFullYear() ? inYear : ofYear).format(time)
  }
}

/** “Nov 16”, “Nov 16, 2025”. */
export const dayText = dayBy({ day: 'numeric', month: 'short' })

/** “Mon, Nov 16”. */
export const weekdayText = dayBy({ weekday: 'short', day: 'numeric', month: 'short' })

/** “Monday, November 16”. */
export const longDayText = dayBy({ weekday: 'long', day: 'numeric', month: 'long' })

/** “5:35 AM”. */
export const clockText = (at: string): string => hours.format(timeOf(at))

export const isToday = (at: string, now: Date): boolean => timeOf(at).toDateString() === now.toDateString()

/** The hour of today, the day of any other time. */
export const whenText = (at: string, now: Date): string =>
  isToday(at, now) ? clockText(at) : dayText(at, now)

/** The same with its hour: “8:26 AM”, “Friday 5:36 AM”, “Nov 10, 7:02 PM”. */
export function momentText(at: string, now: Date): string {
  if (isToday(at, now)) return clockText(at)
  const isNear = Math.abs(timeOf(at).getTime() - now.getTime()) < 6 * 86_400_000
  return isNear ? weekdays.format(timeOf(at)) : `${dayText(at, now)}, ${clockText(at)}`
}

/** To the second, with the day where it is another one. */
export function exactText(at: string, now: Date): string {
  const time = exact.format(timeOf(at))
  return isToday(at, now) ? time : `${dayText(at, now)}, ${time}`
}

/** How long something took: 0.4 s, 12 s, 3 min. */
export function tookText(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`
  return ms < 90_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`
}
