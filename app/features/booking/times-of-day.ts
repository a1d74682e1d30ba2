import { offsetMs } from '#domain/wall-clock'
import { groupBy } from '#domain/group-by'

const partsFrom = { night: 0, morning: 6, afternoon: 12, evening: 17 } as const
export type PartOfDay = keyof typeof partsFrom

/** Groups a day's times by part of the day, in order; parts without times are left out. */
export function timesByPart(times: readonly Date[], zone: string): [PartOfDay, Date[]][] {
  const partOf = (time: Date): PartOfDay => {
    const hour = new Date(time.getTime() + offsetMs(zone, time.getTime())).getUTCHours()
    return hour >= partsFrom.evening
      ? 'evening'
      : hour >= partsFrom.afternoon
        ? 'afternoon'
        : hour >= partsFrom.morning
          ? 'morning'
          : 'night'
  }
  return [...groupBy(times, partOf)]
}
