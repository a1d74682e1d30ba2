import ICAL from 'ical.js'
import { ServiceError } from '#server/errors/service-error'

/** A VCALENDAR with what says when its owner is busy. */
interface Calendar {
  /** The zone of times that name none, as Google writes it. */
  zoneName: string | undefined
  components: ICAL.Component[]
}

/** Why somebody is busy is not even parsed. */
const read: Readonly<Record<string, RegExp>> = {
  VEVENT:
    /^(?:UID|SEQUENCE|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i,
  VFREEBUSY: /^FREEBUSY[;:]/i,
  VTIMEZONE: /^(?:BEGIN|END|TZID|DTSTART|RRULE|RDATE|TZOFFSETFROM|TZOFFSETTO)[;:]/i,
}

/** @throws ServiceError when it is no whole calendar */
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
    // The parts of a time zone are its rules; those of an event are its alarms.
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

/** Some calendars write a date without saying that it is one. */
const withType = (line: string) =>
  /;VALUE=/i.test(line)
    ? line
    : line.replace(/^([A-Z-]+(?:;[^:]*)?):(\d{8}(?:,\d{8})*)$/i, '$1;VALUE=DATE:$2')

/** Undefined for one that cannot be read. */
function parsedComponent(name: string, lines: readonly string[]): ICAL.Component | undefined {
  const whole = name === 'VTIMEZONE' ? lines : [`BEGIN:${name}`, ...lines, `END:${name}`]
  try {
    return new ICAL.Component(ICAL.parse(whole.join('\r\n')) as unknown[])
  } catch {
    return undefined
  }
}
