import { nextSessionTime } from '#domain/session-time'

/** What `sessionPlaceholder` writes, in structured data alone: no visitor's text has such quotes in a page. */
const placeholders = /(?<="(?:start|end)Date":")%SESSION_(START|END) ([0-6]) (\d\d:\d\d) ([\w/+-]+) (\d+)%/g

/** Replaces the placeholders of weekly sessions with the date of the next one. */
export function insertSessionDates(html: string, now: Date): string {
  return html.replaceAll(placeholders, (_placeholder, which, ...parts: Parts) => {
    const { start, end } = sessionOf(parts, now)
    return which === 'START' ? start : end
  })
}

/** When the first of a page's sessions begins, in ms: its dates are past from then on. `Infinity` without one. */
export function firstSessionMs(html: string, now: Date): number {
  const starts = Array.from(html.matchAll(placeholders), ([, , ...parts]) =>
    sessionOf(parts as unknown as Parts, now).startsAt.getTime(),
  )
  return Math.min(...starts)
}

type Parts = [weekday: string, time: string, zone: string, minutes: string]

const sessionOf = ([weekday, time, zone, minutes]: Parts, now: Date) =>
  nextSessionTime({ weekday: Number(weekday), time, zone }, Number(minutes), now)
