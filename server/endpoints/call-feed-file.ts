import { callTypeFacts } from '#content/facts/call-types'
import { site } from '#content/facts/site'
import { callFeedCopy } from '#content/office/calendars'
import type { Call } from '#server/queries/calls/calls.server'

/** How often programs should look, in seconds; most decide that themselves. */
const ttl = 900

/**
 * The business's calls as a calendar to subscribe to (RFC 5545). Calls that do not take place are left out, so that
 * they disappear from it; times are in UTC, which every program shows in its own zone. The same calls result in the
 * same file.
 */
export async function callFeedFile(calls: readonly Call[], siteUrl: string): Promise<string> {
  // Loaded at the first feed, like the mails' own parts.
  const { ICalCalendar, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator')
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product: 'Calls', language: 'EN' },
    name: callFeedCopy.name(site.name),
    ttl,
  })
  for (const { id, type, state, starts_at, minutes, version, changed_at, ...call } of calls) {
    const isRequested = state === 'requested'
    const reach = call.way === 'phone' ? call.phone : call.join_url
    calendar.createEvent({
      id,
      sequence: version,
      stamp: changed_at,
      start: starts_at,
      end: new Date(starts_at.getTime() + minutes * 60_000),
      status: isRequested ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      summary: callFeedCopy.title(call.name, callTypeFacts[type].title, isRequested),
      description: [reach, `${siteUrl}/admin/calls#${id}`].filter(Boolean).join('\n'),
      location: reach,
    })
  }
  return calendar.toString()
}
