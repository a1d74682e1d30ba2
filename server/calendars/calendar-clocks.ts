import ICAL from 'ical.js'
import { isZone } from '#domain/is-zone'
import { instantBy, offsetMs } from '#domain/wall-clock'
import { startsOf } from './recurrences.ts'
import type { Clock, Clocks } from './wall-times.ts'
import { zonesOfWindows } from './zones-of-windows.ts'

const utc: Clock = { instant: (wall) => wall, wall: (instant) => instant }

const clockBy = (offsetAt: (instant: number) => number): Clock => ({
  instant: (wall) => instantBy(offsetAt, wall),
  wall: (instant) => instant + offsetAt(instant),
})

/** @param zone an IANA name */
const namedClock = (zone: string): Clock => clockBy((instant) => offsetMs(zone, instant))

interface ClocksOptions {
  /** The owner's zone. */
  zone: string
  /** The zone of times without one. Default: the owner's. */
  floatingZone: string | undefined
  /** The end of the range for which the file's own zone rules are expanded. */
  untilMs: number
}

/** The clocks of a calendar's times. A known zone name decides; otherwise the file's own VTIMEZONE rules apply. */
export function createClocks(
  components: readonly ICAL.Component[],
  { zone, floatingZone, untilMs }: ClocksOptions,
): Clocks {
  const owner = namedClock(zone)
  const clocks = new Map<string, Clock>()
  const own = new Map(
    components
      .filter(({ name }) => name === 'vtimezone')
      .map((component) => [String(component.getFirstPropertyValue('tzid')), component]),
  )
  function clockOf(name: string): Clock | undefined {
    const zoneName = zoneNamed(name)
    if (zoneName !== undefined) return namedClock(zoneName)
    const component = own.get(name)
    return component && ruledClock(component, untilMs)
  }
  const floating = (floatingZone === undefined ? undefined : clockOf(floatingZone)) ?? owner
  return {
    of(property) {
      const value: unknown = property.getFirstValue()
      const time = value instanceof ICAL.Period ? value.start : value
      if (!(time instanceof ICAL.Time) || time.isDate) return owner
      if (time.zone === ICAL.Timezone.utcTimezone) return utc
      const name = property.getParameter('tzid')
      if (typeof name !== 'string') return floating
      const clock = clocks.get(name) ?? clockOf(name) ?? floating
      clocks.set(name, clock)
      return clock
    },
  }
}

/** The IANA name of a zone that is written as such, with the prefix of a library, or by its Windows name. */
function zoneNamed(name: string): string | undefined {
  const plain = /^\/.*?\/((?:[A-Z]\w+)\/[\w/+-]+)$/.exec(name)?.[1] ?? name
  return zonesOfWindows.get(plain) ?? (isZone(plain) ? plain : undefined)
}

/** A clock from the rules of a VTIMEZONE; undefined if it has none. */
function ruledClock(component: ICAL.Component, untilMs: number): Clock | undefined {
  const offset = (rule: ICAL.Component, name: string) =>
    (rule.getFirstPropertyValue(name) as ICAL.UtcOffset).toSeconds() * 1000
  const changes = component
    .getAllSubcomponents()
    .flatMap((rule) => {
      const [before, after] = [offset(rule, 'tzoffsetfrom'), offset(rule, 'tzoffsetto')]
      const clock = clockBy(() => before)
      const start = rule.getFirstPropertyValue('dtstart') as ICAL.Time
      const window = [-Infinity, untilMs] as const
      const starts = startsOf(rule, { start, clock, clocks: { of: () => clock }, window })
      return Array.from(starts, ({ wall }) => ({ at: clock.instant(wall), before, after }))
    })
    .toSorted((one, other) => one.at - other.at)
  const [first] = changes
  return first && clockBy((instant) => changes.findLast(({ at }) => at <= instant)?.after ?? first.before)
}
