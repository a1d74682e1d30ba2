import { site } from '#content/facts/site'
import type { MailAttachment } from '#server/services/mail/mail-message'

export interface Invitation {
  /** The UID: equal for every mail about a seat or a call, so that they update one calendar entry. */
  uid: string
  title: string
  description: string
  startsAt: Date
  minutes: number
  /** IANA name. The event keeps its local time in this zone. */
  zone: string
  /** The link for joining, once it is known. */
  joinUrl?: string | undefined
  /** The iCalendar SEQUENCE, which increases with each change of the entry. */
  sequence?: number
  /** The product in PRODID. Default: `Workshops`. */
  product?: string
  /** The DTSTAMP. It is given, because the file must be the same each time it is created. */
  createdAt: Date
}

/** An iTIP request, whose later changes a calendar applies to the same entry (RFC 5546 §3.2.2, §3.2.5). */
export interface CalendarRequest extends Invitation {
  method: 'REQUEST' | 'CANCEL'
  /** `tentative` until the business has confirmed the time. */
  status: 'confirmed' | 'tentative' | 'canceled'
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
}

/**
 * Creates the .ics file of a call. It uses REQUEST from the first mail on, because a calendar treats a PUBLISH entry as
 * an import, which no later file moves or removes.
 */
export async function calendarRequest(request: CalendarRequest) {
  const { method, status, organizer, attendee } = request
  const { ICalAlarmType, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } =
    await import('ical-generator')
  const { calendar, event } = await calendarWithEvent(request)
  calendar.method(ICalCalendarMethod[method])
  event.status(
    {
      confirmed: ICalEventStatus.CONFIRMED,
      tentative: ICalEventStatus.TENTATIVE,
      canceled: ICalEventStatus.CANCELLED,
    }[status],
  )
  event.organizer(organizer)
  event.createAttendee({ ...attendee, rsvp: false, status: ICalAttendeeStatus.NEEDSACTION })
  if (status === 'confirmed') event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 3_600 })
  return { method, filename: 'call.ics', content: calendar.toString() }
}

/**
 * Creates the .ics file (RFC 5545) of a workshop session with its time zone. It uses PUBLISH, because the visitor has
 * already asked for the seat and need not accept.
 */
export async function calendarInvitation(invitation: Invitation): Promise<MailAttachment> {
  const { calendar } = await calendarWithEvent(invitation)
  return {
    filename: 'workshop.ics',
    content: calendar.toString(),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  }
}

async function calendarWithEvent(invitation: Invitation) {
  // Imported at the first invitation, because commands and most tests send none.
  const [{ TZDate }, { ICalCalendar, ICalCalendarMethod }, { tzlib_get_ical_block: zoneBlock }] =
    await Promise.all([import('@date-fns/tz'), import('ical-generator'), import('timezones-ical-library')])
  const { uid, title, description, startsAt, minutes, zone, joinUrl, sequence = 0, createdAt } = invitation
  const { product = 'Workshops' } = invitation
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product, language: 'EN' },
    // The name is null, because the library would apply the calendar's zone to DTSTAMP, which must be UTC.
    timezone: { name: null, generator: (name) => [zoneBlock(name)].flat()[0] ?? null },
  })
  const event = calendar.createEvent({
    id: uid,
    sequence,
    stamp: createdAt,
    start: new TZDate(startsAt, zone),
    end: new TZDate(startsAt.getTime() + minutes * 60_000, zone),
    timezone: zone,
    summary: title,
    description,
    // URL is not set, because the library escapes it like text, which breaks the address.
    location: joinUrl ?? null,
  })
  return { calendar, event }
}
