import { bookingLink } from '#content/facts/booking-link'
import { callTypeFacts } from '#content/facts/call-types'
import { openTimeLink } from '#content/facts/open-time-link'
import type { CallType } from '#domain/call-rules'
import { formatSession } from '#domain/format-session'
import { composeLetter, greeting, type LetterPart } from './letter.ts'

interface OpenTimesMailData {
  name: string | null
  type: CallType
  /** IANA name. */
  zone: string
  /** What the links are about. */
  about: string
  /** At least one, earliest first. */
  times: readonly Date[]
}

/** Names open times to somebody who has waited for one. */
export function openTimesMail({ name, type, zone, about, times }: OpenTimesMailData) {
  const what = callTypeFacts[type].name
  return composeLetter({
    subject: 'A time for a call is open',
    preview: times.map((time) => formatSession(time, zone)).join('; '),
    parts: [
      greeting(name),
      {
        kind: 'text',
        text: `You asked to hear when a time for a ${what} opens. ${times.length === 1 ? 'One is' : 'These are'} open now.`,
      },
      ...times.map((time): LetterPart => ({
        kind: 'link',
        before: 'Open:',
        href: openTimeLink(about, { type, zone, time }),
        text: formatSession(time, zone),
      })),
      {
        kind: 'text',
        text: 'Nothing is reserved for you: a time is yours once you’ve asked for it. We tell only a few people at once.',
      },
      { kind: 'button', href: bookingLink(about), text: 'See all open times' },
    ],
    reason:
      'You’re getting this because this address asked on our booking page to hear when a time opens. It’s the only email about it.',
  })
}
