import { and, eq, gt, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { callLimits } from '#domain/call-rules'
import type { Db } from '#server/db/connect'
import { calls } from '#server/db/schema/calls'
import { deliveries } from '#server/db/schema/deliveries'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { missedCallMail as composeMissedCallMail } from '#server/emails/call-mail'
import type { Call } from '#server/queries/calls/calls.server'
import { callMailData, type MailedCall } from './call-mail-data.ts'
import { defineMail } from './define-mail.ts'

const hourMs = 3_600_000
const name = 'missed-call-mail'

/** Offers new times to a visitor who missed their call. */
export const missedCallMail = defineMail({
  name,
  purpose: 'visitor',
  payload: z.object({ callId: z.string(), version: z.int() }),
  subjectOf: ({ callId: id }) => ({ kind: 'call', id }),
  async compose({ callId: id, version }, { db, services }) {
    if (!services.callRules.mailsNoShows) throw new NotWanted('Emails after a no-show are switched off.')
    const data = await callMailData({ id, version }, db, services)
    // Undo changes the state without changing the version.
    if (data.call.state !== 'no_show') throw new NotWanted('The call isn’t marked as a no-show anymore.')
    if (await hasAnotherCall(db, data.call)) throw new NotWanted('They have another call ahead.')
    if (await wasSent(db, id)) throw new NotWanted('They got this email about the call before.')
    return { ...(await composeMissedCallMail(data)), to: data.call.email }
  },
})

async function hasAnotherCall(db: Db, { email }: Call): Promise<boolean> {
  const ahead = and(
    eq(calls.email, email),
    inArray(calls.state, ['requested', 'booked']),
    gt(calls.starts_at, new Date()),
  )
  return (await db.$count(calls, ahead)) > 0
}

/** Checks all deliveries about the call, because a call marked again has a new version and a new delivery. */
async function wasSent(db: Db, callId: string): Promise<boolean> {
  const sent = and(
    eq(deliveries.kind, name),
    eq(deliveries.subject_kind, 'call'),
    eq(deliveries.subject_id, callId),
    eq(deliveries.state, 'delivered'),
  )
  return (await db.$count(deliveries, sent)) > 0
}

/** Creates the mail, due an hour after the mark so that a mistake can be corrected; undefined for an old call. */
export function missedCallMailOf(
  { id, email, starts_at, version }: MailedCall,
  markedAt: Date,
): NewDelivery | undefined {
  const sinceMs = markedAt.getTime() - starts_at.getTime()
  if (sinceMs > callLimits.missedMailDays * 24 * hourMs) return undefined
  return newDelivery(
    missedCallMail,
    { callId: id, version },
    {
      key: `${name}:${id}:${version}`,
      recipient: email,
      about: starts_at.toISOString(),
      notBefore: new Date(markedAt.getTime() + hourMs),
    },
  )
}
