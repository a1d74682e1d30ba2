import { businessClock } from '#app/office/parts/format-when'
import { callHoursCopy } from '#content/office/call-hours'
import type { DayPart } from '#domain/day-spans'
import { comingDates, partOfDate } from './coming-week.ts'
import { useCalendars } from './use-calendars.ts'
import { useUpcomingCalls } from './use-upcoming-calls.ts'

const minuteMs = 60_000

export interface DrawnCall {
  id: string
  part: DayPart
  title: string
}

/** The calls and busy times of one day of the coming week. */
export interface DayItems {
  date: string
  calls: readonly DrawnCall[]
  busy: readonly DayPart[]
}

/** The calls and busy times of the seven days from today on, indexed by weekday (Sunday is 0). */
export function useWeekItems(zone: string, now: Date): DayItems[] {
  const { calls } = useUpcomingCalls()
  const busy = useCalendars().data?.busyThisWeek ?? []
  return comingDates(zone, now).map((date) => {
    const partsOf = <T>(items: readonly T[], spanOf: (item: T) => { from: Date; to: Date }) =>
      items.flatMap((item) => {
        const part = partOfDate({ zone, date }, spanOf(item))
        return part ? [{ item, part }] : []
      })
    return {
      date,
      calls: partsOf(calls, ({ startsAt, minutes }) => ({
        from: new Date(startsAt),
        to: new Date(Date.parse(startsAt) + minutes * minuteMs),
      })).map(({ item: { id, name, state, startsAt }, part }) => ({
        id,
        part,
        title: callHoursCopy.week.call(name, businessClock(startsAt), state === 'requested'),
      })),
      busy: partsOf(busy, ({ from, to }) => ({ from: new Date(from), to: new Date(to) })).map(
        ({ part }) => part,
      ),
    }
  })
}
