import type { RouterContextProvider } from 'react-router'
import { bookingCalendar, type BookingTimes } from '#domain/booking-calendar'
import { fullMonth } from '#domain/full-month'
import { openTimes } from '#domain/open-times'
import { isZone } from '#domain/is-zone'
import { bookingContext, listsContext } from './page-context.server.ts'

interface BookingTimesOptions {
  minutes: number
  /** The page’s parameters: `day`, `month` and `zone`. */
  params: URLSearchParams
  /** The start of the call that is to be moved: its own time is open to it. */
  except?: Date
}

/** The calendar of open times that a page shows, from memory; null during the build. */
export function bookingTimes(
  context: Readonly<RouterContextProvider>,
  { minutes, params, except }: BookingTimesOptions,
): BookingTimes | null {
  const [lists, booking] = [context.get(listsContext), context.get(bookingContext)]
  if (!lists || !booking) return null
  const { rules, now } = booking
  const held = lists.heldTimes.filter(({ startsAt }) => startsAt.getTime() !== except?.getTime())
  const wanted = params.get('zone')
  const zone = wanted !== null && isZone(wanted) ? wanted : rules.hours.zone
  const open = openTimes({ minutes, rules, held, now }).filter((time) => time.getTime() !== except?.getTime())
  const within = { from: now, to: open[0] ?? now }
  const offered = openTimes({ minutes, rules, held: [], now, within })
  const [wantedDay, wantedMonth] = [params.get('day'), params.get('month')]
  return {
    ...bookingCalendar({ open, zone, now, wantedDay, wantedMonth }),
    zone,
    isZoneGiven: wanted === zone,
    businessZone: rules.hours.zone,
    full: fullMonth({ offered, open, zone }),
    noticeHours: rules.noticeHours,
    horizonDays: rules.horizonDays,
    now,
  }
}
