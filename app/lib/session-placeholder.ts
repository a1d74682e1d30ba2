import type { WeeklyEvent } from '#content/page'

/**
 * Is in the built pages where the date of the next session belongs; the server puts in the one that is next when
 * it answers (`server/settings/session-dates.ts`).
 */
export function sessionPlaceholder(
  which: 'START' | 'END',
  { weekday, time, zone, minutes }: WeeklyEvent,
): string {
  return `%SESSION_${which} ${weekday} ${time} ${zone} ${minutes}%`
}
