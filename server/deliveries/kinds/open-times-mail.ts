import * as z from 'zod/mini'
import { callTypeFacts } from '#content/facts/call-types'
import { callLimits, type CallRules } from '#domain/call-rules'
import { type HeldTime, openTimes, requestableRange } from '#domain/open-times'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { type Waiting, waitingById } from '#server/queries/calls/call-waitlist.server'
import { heldTimes } from '#server/queries/calls/calls.server'
import { defineMail } from './define-mail.ts'
import { bookingLink } from '#content/facts/booking-link'
import { openTimeLink } from '#content/facts/open-time-link'
import type { CallType } from '#domain/call-rules'
import { formatSession } from '#domain/format-session'
import { composeLetter, greeting, type LetterPart } from '#server/emails/letter'

const kindName = 'open-times-mail'

/** Tells somebody on the waiting list for a call which times are open. The times are read when it is sent. */
export const openTimesMail = defineMail({
  name: kindName,
  purpose: 'visitor',
  payload: z.object({ waitingId: z.string() }),
  subjectOf: ({ waitingId: id }) => ({ kind: 'call-waitlist', id }),
  async compose({ waitingId }, { db, services: { booking, callRules: rules } }) {
    const now = new Date()
    const waiting = await waitingById(db, waitingId, now)
    if (!waiting) throw new NotWanted('They asked for a call in the meantime, or have waited too long.')
    if (booking) throw new NotWanted('Calls are booked with another scheduler now.')
    const held = await heldTimes(db, requestableRange(now, rules))
    const times = openTimesFor(waiting, { rules, held, now }).slice(0, callLimits.timesOffered)
    if (times.length === 0) throw new NotWanted('No time is open anymore: they go on waiting.')
    return { to: waiting.email, ...(await composeOpenTimesMail({ ...waiting, times })) }
  },
})

interface OpenTimesOptions {
  rules: CallRules
  held: readonly HeldTime[]
  now: Date
}

/** Returns the open times that match what somebody waits for, earliest first. */
export function openTimesFor(
  { type, before }: Pick<Waiting, 'type' | 'before'>,
  given: OpenTimesOptions,
): Date[] {
  const open = openTimes({ minutes: callTypeFacts[type].minutes, ...given })
  return before ? open.filter((time) => time < before) : open
}

/** The key counts earlier mails that were not sent, so that a new one can follow them. */
export const openTimesMailOf = ({ id, email, unsent }: Waiting): NewDelivery =>
  newDelivery(openTimesMail, { waitingId: id }, { key: `${kindName}:${id}:${unsent}`, recipient: email })

interface OpenTimesMailData {
  name: string | null
  type: CallType
  /** IANA name. */
  zone: string
  /** The `about` parameter of the booking links. */
  about: string
  /** At least one, earliest first. */
  times: readonly Date[]
}

/** Composes the mail that offers open times to somebody on the waiting list. */
export function composeOpenTimesMail({ name, type, zone, about, times }: OpenTimesMailData) {
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
