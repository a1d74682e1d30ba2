import * as z from 'zod/mini'
import { callTypeFacts } from '#content/facts/call-types'
import { callLimits, type CallRules } from '#domain/call-rules'
import { type HeldTime, openTimes, requestableRange } from '#domain/open-times'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { openTimesMail as composeOpenTimesMail } from '#server/emails/open-times-mail'
import { type Waiting, waitingById } from '#server/queries/calls/call-waitlist.server'
import { heldTimes } from '#server/queries/calls/calls.server'
import { defineMail } from './define-mail.ts'

const name = 'open-times-mail'

/** Tells somebody on the waiting list for a call which times are open when it is sent. */
export const openTimesMail = defineMail({
  name,
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

/** The open times that somebody waits for, earliest first. */
export function openTimesFor(
  { type, before }: Pick<Waiting, 'type' | 'before'>,
  given: OpenTimesOptions,
): Date[] {
  const open = openTimes({ minutes: callTypeFacts[type].minutes, ...given })
  return before ? open.filter((time) => time < before) : open
}

/** One that was pointless when it was to be sent has another one after it. */
export const openTimesMailOf = ({ id, email, unsent }: Waiting): NewDelivery =>
  newDelivery(openTimesMail, { waitingId: id }, { key: `${name}:${id}:${unsent}`, recipient: email })
