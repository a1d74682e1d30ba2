import { formatCount } from '#app/office/list/format-count'
import { workshopFacts } from '#content/facts/facts'
import { workshopsCopy } from '#content/office/workshops'
import type { WorkshopSession } from '#contracts/workshop-session'
import { dayIn } from '#domain/day-in'
import { formatSession } from '#domain/format-session'

const yearIn = (at: Date) => dayIn(workshopFacts.free.zone, at).slice(0, 4)

/** “Friday, December 4, 2:00 PM EST”, in the workshop's time zone; with the year if it is not the current one. */
export function sessionText(startsAt: string, now: Date): string {
  const start = new Date(startsAt)
  const text = formatSession(start, workshopFacts.free.zone)
  return yearIn(start) === yearIn(now) ? text : `${text}, ${yearIn(start)}`
}

/** “Friday, December 4”. */
export const sessionDay = (startsAt: string): string =>
  formatSession(new Date(startsAt), workshopFacts.free.zone).split(', ').slice(0, 2).join(', ')

export const sessionPath = (startsAt: string): string =>
  `/admin/workshops/${startsAt.replace(/\.000Z$/, 'Z')}`

/** The sentences of a session that isn't over: its seats, and who waits; undefined if nobody does. */
export function sessionSentences({
  seats,
  waiting,
  startsAt,
}: WorkshopSession): [string, string | undefined] {
  const { head } = workshopsCopy
  return [
    seats.taken >= seats.of ? head.full(sessionDay(startsAt)) : head.seats(seats.taken, seats.of),
    waiting.value === 0 ? undefined : head.waiting(waiting.value, formatCount(waiting)),
  ]
}
