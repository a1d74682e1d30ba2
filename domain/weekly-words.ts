import type { WeeklySlot } from './workshop-schedule.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The abbreviations that are used for a zone in any season. */
const shortZones: Readonly<Record<string, string>> = {
  'America/New_York': 'EST',
  'America/Chicago': 'CST',
  'America/Denver': 'MST',
  'America/Los_Angeles': 'PST',
}

const longZones: Readonly<Record<string, string>> = {
  EST: 'Eastern',
  CST: 'Central',
  MST: 'Mountain',
  PST: 'Pacific',
}

/** Other zones are named by city, because browsers' short names differ. */
export const cityOf = (zone: string) => zone.replace(/^.*\//, '').replaceAll('_', ' ')

/** `Eastern`, of "Eastern time". */
export const zoneLongOf = (zone: string): string => longZones[shortZones[zone] ?? ''] ?? cityOf(zone)

/** The formatted parts of a weekly time, all from one slot. */
interface WeeklyWords {
  /** `Friday` */
  readonly day: string
  /** `Fri` */
  readonly shortDay: string
  /** `2:00 PM` */
  readonly clock: string
  /** `2PM` */
  readonly shortClock: string
  /** `EST` */
  readonly zoneShort: string
}

/** `Monday` for 1; numbers wrap around the week. */
export const dayOf = (weekday: number): string => weekdays[(weekday + 7) % 7] ?? ''

/** `Mon` for 1. */
export const shortDayOf = (weekday: number): string => dayOf(weekday).slice(0, 3)

export function weeklyWords({ weekday, time, zone }: WeeklySlot): WeeklyWords {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour < 12 ? 'AM' : 'PM'
  const twelve = hour % 12 === 0 ? 12 : hour % 12
  const minutes = String(minute).padStart(2, '0')
  const day = dayOf(weekday)
  return {
    day,
    shortDay: shortDayOf(weekday),
    clock: `${twelve}:${minutes} ${half}`,
    shortClock: `${minute === 0 ? twelve : `${twelve}:${minutes}`}${half}`,
    zoneShort: shortZones[zone] ?? `${cityOf(zone)} time`,
  }
}
