import { site } from '#content/site'
import type { MailAttachment } from '#server/services/mail-message'

export interface Invitation {
  /** The same for the same seat, so that a mail sent twice is one entry in the calendar. */
  uid: string
  title: string
  description: string
  startsAt: Date
  minutes: number
  /** IANA name: the calendar keeps the time on this place's wall. */
  zone: string
  /** Where it takes place, when that is known. */
  joinUrl?: string | undefined
  /** Counts up with each change of the entry. */
  sequence?: number
  /** When the invitation came about; part of the file, which has to be the same each time it is made. */
  createdAt: Date
}

/**
 * A session as an .ics file (RFC 5545) with its time zone. It is published rather than requested: the visitor has
 * asked for the seat, and is not asked to answer.
 */
export async function calendarInvitation(invitation: Invitation): Promise<MailAttachment> {
  // Loaded at the first invitation, like the mails' own parts.
  const [{ TZDate }, { ICalCalendar, ICalCalendarMethod }, { tzlib_get_ical_block: zoneBlock }] =
    await Promise.all([import('@date-fns/tz'), import('ical-generator'), import('timezones-ical-library')])
  const { uid, title, description, startsAt, minutes, zone, joinUrl, sequence = 0, createdAt } = invitation
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product: 'Workshops', language: 'EN' },
    // Without a name: the zone of a whole calendar would also be taken for DTSTAMP, which has to be UTC.
    timezone: { name: null, generator: (name) => [zoneBlock(name)].flat()[0] ?? null },
  })
  calendar.createEvent({
    id: uid,
    sequence,
    stamp: createdAt,
    start: new TZDate(startsAt, zone),
    end: new TZDate(startsAt.getTime() + minutes * 60_000, zone),
    timezone: zone,
    summary: title,
    description,
    // Not as URL as well: the library escapes that like a text, and an address it is no more.
    location: joinUrl ?? null,
  })
  return {
    filename: 'workshop.ics',
    content: calendar.toString(),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  }
}
