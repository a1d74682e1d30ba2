import ICAL from 'ical.js'
import { ServiceError } from '#server/errors/service-error'

/** The parts of a VCALENDAR that tell when its owner is busy. */
interface Calendar {
  /** The zone of times without one, from Google's `X-WR-TIMEZONE`. */
  zoneName: string | undefined
  components: ICAL.Component[]
}

/** The properties to parse, by component. Titles, people and places are never parsed. */
const read: Readonly<Record<string, RegExp>> = {
  VEVENT:
    /^(?:UID|SEQUENCE|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i,
  VFREEBUSY: /^FREEBUSY[;:]/i,
  VTIMEZONE: /^(?:BEGIN|END|TZID|DTSTART|RRULE|RDATE|TZOFFSETFROM|TZOFFSETTO)[;:]/i,
}

/** @throws ServiceError when the text is no calendar, or is cut off */
export function readCalendars(ics: string): Calendar[] {
  const calendars: Calendar[] = []
  const open: string[] = []
  let lines: string[] = []
  // Long lines are folded (RFC 5545 §3.1).
  for (const line of ics.replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '').split(/[\r\n]+/)) {
    const [, mark, name = ''] =
      /^\uFEFF?(BEGIN|END):([\w-]+)\s*$/i.exec(line)?.map((part) => part.toUpperCase()) ?? []
    if (mark === 'BEGIN') {
      open.push(name)
      if (name === 'VCALENDAR') calendars.push({ zoneName: undefined, components: [] })
    }
    const [outer, component = '', inner] = open
    if (outer === 'VCALENDAR' && component === '') {
      const zone = /^X-WR-TIMEZONE:(.+)$/i.exec(line)?.[1]?.trim()
      const calendar = calendars.at(-1)
      if (zone && calendar) calendar.zoneName = zone
    }
    // The subcomponents of a time zone are its rules. Those of an event are its alarms, which are ignored.
    else if ((inner === undefined || component === 'VTIMEZONE') && read[component]?.test(line))
      lines.push(withType(line))
    if (mark === 'END' && open.at(-1) === name) {
      open.pop()
      if (open.length === 1) {
        const parsed = lines.length > 0 ? parsedComponent(name, lines) : undefined
        if (parsed) calendars.at(-1)?.components.push(parsed)
        lines = []
      }
    }
  }
  if (calendars.length === 0) throw new ServiceError('What the address leads to is not a calendar.')
  if (open.length > 0) throw new ServiceError('The calendar was not complete.')
  return calendars
}

/** Adds `VALUE=DATE`, which some calendars omit for dates. */
const withType = (line: string) =>
  /;VALUE=/i.test(line)
    ? line
    : line.replace(/^([A-Z-]+(?:;[^:]*)?):(\d{8}(?:,\d{8})*)$/i, '$1;VALUE=DATE:$2')

/** The parsed component; undefined if it is invalid. */
function parsedComponent(name: string, lines: readonly string[]): ICAL.Component | undefined {
  const whole = name === 'VTIMEZONE' ? lines : [`BEGIN:${name}`, ...lines, `END:${name}`]
  try {
    return new ICAL.Component(ICAL.parse(whole.join('\r\n')) as unknown[])
  } catch {
    return undefined
  }
}
