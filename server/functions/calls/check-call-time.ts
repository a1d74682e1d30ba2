import { checkCallTime } from '#contracts/check-call-time'
import { dayIn } from '#domain/day-in'
import { type OpeningHours, openOn, wallDayOf } from '#domain/opening-hours'
import { defineRead } from '#server/calls/define-function'
import { allCalendars } from '#server/queries/calls/calendars.server'

export const checkCallTimeFunction = defineRead(checkCallTime, {
  access: 'viewer',
  async read({ input: { startsAt, minutes }, db, outside: { callRules } }) {
    const from = Date.parse(startsAt)
    const to = from + minutes * 60_000
    const busy = (await allCalendars(db)).filter((calendar) =>
      calendar.busy.some(([start, end]) => start < to && end > from),
    )
    return {
      data: {
        busyCalendars: busy.map(({ name }) => name),
        dayOff: dayOffAt(callRules.hours, { from, to }),
      },
    }
  },
})

/** Returns the exception to the weekly hours on the day of a call, or null if the call is within open hours. */
function dayOffAt(hours: OpeningHours, { from, to }: { from: number; to: number }) {
  const day = dayIn(hours.zone, new Date(from))
  const differs = hours.exceptions.find((each) => each.from <= day && day <= each.to)
  const isOpen = openOn(hours, wallDayOf(hours.zone, from)).some((open) => open.from <= from && to <= open.to)
  return differs && !isOpen ? { name: differs.name ?? null, parts: [...differs.parts] } : null
}
