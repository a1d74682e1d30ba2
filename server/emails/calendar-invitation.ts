import { site } from '#content/facts/site'
import type { MailAttachment } from '#server/services/mail/mail-message'

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
  /** Its source in the file: `Workshops`. */
  product?: string
  /** When the invitation came about; part of the file, which has to be the same each time it is made. */
  createdAt: Date
}

/** A request between two people, which their calendars follow when it changes (RFC 5546 §3.2.2, §3.2.5). */
export interface CalendarRequest extends Invitation {
  method: 'REQUEST' | 'CANCEL'
  /** `tentative` until the business has confirmed the time. */
  status: 'confirmed' | 'tentative' | 'canceled'
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
}

/**
 * A call as it stands in the visitor's calendar. Requested from the first mail on: an entry that was published is an
 * import, which no later file moves or removes.
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
 * A session as an .ics file (RFC 5545) with its time zone. Published, not requested: the visitor has already asked
 * for the seat.
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
  // Loaded at the first invitation, like the mails' own parts.
  const [{ TZDate }, { ICalCalendar, ICalCalendarMethod }, { tzlib_get_ical_block: zoneBlock }] =
    await Promise.all([import('@date-fns/tz'), import('ical-generator'), import('timezones-ical-library')])
  const { uid, title, description, startsAt, minutes, zone, joinUrl, sequence = 0, createdAt } = invitation
  const { product = 'Workshops' } = invitation
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product, language: 'EN' },
    // Without a name: the zone of a whole calendar would also be taken for DTSTAMP, which has to be UTC.
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
    // Not as URL as well: the library escapes that like a text, and an address it is no more.
    location: joinUrl ?? null,
  })
  return { calendar, event }
}
