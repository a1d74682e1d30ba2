import type { WeeklyEvent } from '#content/pages/parts/page'

/**
 * The placeholder for the next session's date in built pages; the server replaces it with each response
 * (`server/settings/session-dates.ts`).
 */
export function sessionPlaceholder(
  which: 'START' | 'END',
  { weekday, time, zone, minutes }: WeeklyEvent,
): string {
  return `%SESSION_${which} ${weekday} ${time} ${zone} ${minutes}%`
}
