import ICAL from 'ical.js'

/** Converts between local times, written as if they were UTC, and instants, in ms. */
export interface Clock {
  instant(wall: number): number
  wall(instant: number): number
}

/** The local time as written in the file, in ms as if it were UTC. */
export const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** The reverse of `wallOf`: a time without a zone. */
export function floatingTime(wall: number, isDate: boolean): ICAL.Time {
  const date = new Date(wall)
  return new ICAL.Time(
    {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      second: date.getUTCSeconds(),
      isDate,
    },
    ICAL.Timezone.localTimezone,
  )
}

export interface Clocks {
  /** The clock of a property's times. Dates use the owner's clock. */
  of(property: ICAL.Property): Clock
}
