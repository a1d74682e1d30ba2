const hours = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' })
const exact = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' })

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()

/** The hour of today, the day of any other time. */
export function whenText(at: string, now: Date): string {
  const time = new Date(at)
  return (isSameDay(time, now) ? hours : days).format(time)
}

/** The same with its hour: “8:26 AM”, “Friday 5:36 AM”, “Nov 10, 7:02 PM”. */
export function momentText(at: string, now: Date): string {
  const time = new Date(at)
  if (isSameDay(time, now)) return hours.format(time)
  const isNear = Math.abs(time.getTime() - now.getTime()) < 6 * 86_400_000
  return isNear ? weekdays.format(time) : `${days.format(time)}, ${hours.format(time)}`
}

/** To the second, with the day where it is another one. */
export function exactText(at: string, now: Date): string {
  const time = new Date(at)
  return isSameDay(time, now) ? exact.format(time) : `${days.format(time)}, ${exact.format(time)}`
}

/** How long something took: 0.4 s, 12 s, 3 min. */
export function tookText(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`
  return ms < 90_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`
}
