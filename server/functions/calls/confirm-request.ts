import { newActivity } from '#server/activities/new-activity'
import type { Transaction } from '#server/db/connect'
import { callMailOf } from '#server/deliveries/kinds/call-mail'
import type { Deliver, DeliveryKind } from '#server/deliveries/ledger/delivery-kind'
import { recordSubmission } from '#server/events/record-submission'
import type { Change } from '#server/queries/log/log.server'
import {
  bookedContact,
  callChange,
  changeCall,
  type LockedCall,
} from '#server/commands/calls/change-calls.server'

interface Confirming {
  tx: Transaction
  deliver: Deliver
  isConnected(kind: DeliveryKind): boolean
  now: Date
  /** The account; null behind the button of a mail. */
  by: string | null
  /** The address of a video call. */
  joinUrl: string | null
}

/** Books a requested call: invitation, timeline, webhook, and the end of the visitor's wait. */
export async function confirmRequest(
  { call, contact }: LockedCall,
  { tx, deliver, isConnected, now, by, joinUrl }: Confirming,
): Promise<Change[]> {
  const changes = await bookedContact(tx, contact, { by, now })
  const after = await changeCall(tx, call, {
    state: 'booked',
    join_url: joinUrl,
    booked_at: now,
    changed_at: now,
    invitations: call.invitations + 1,
  })
  const values = { startsAt: call.starts_at.toISOString(), type: call.type }
  const activity = {
    ...newActivity('call-booked', crypto.randomUUID(), {
      values,
      person: { email: contact?.email ?? call.email },
    }),
    now,
  }
  await recordSubmission({ tx, deliver, isConnected }, { activity, answers: values })
  await deliver(...callMailOf(after, 'booked'))
  return [callChange(call, after), ...changes]
}
