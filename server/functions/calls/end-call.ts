import type { ActivityKind } from '#domain/activity'
import type { CallState } from '#domain/call-rules'
import {
  callChange,
  changeCall,
  type LockedCall,
  nextInvitation,
  unbookedContact,
} from '#server/commands/calls/change-calls.server'
import { callMailOf } from '#server/deliveries/kinds/call-mail'
import { followMeeting } from '#server/deliveries/kinds/zoom-meeting'
import type { Change } from '#server/queries/log/log.server'
import { recordCall, type Recording } from './record-call.ts'

/** The final state and the timeline entry of a call that does not take place, by the mail that its visitor gets. */
const endings = {
  declined: { state: 'declined', kind: 'call-declined' },
  lapsed: { state: 'lapsed', kind: 'call-lapsed' },
  'canceled-by-us': { state: 'canceled', kind: 'call-canceled-by-us' },
  'canceled-by-them': { state: 'canceled', kind: 'call-canceled' },
} as const satisfies Record<string, { state: CallState; kind: ActivityKind }>

interface Ending extends Recording {
  news: keyof typeof endings
  /** The message of the side that ends the call. */
  note?: string | undefined
}

/**
 * Ends a requested or booked call: frees its time, updates its contact's status, mails the visitor, withdraws their
 * calendar entry, adds a timeline entry and notifies the webhook.
 */
export async function endCall(found: LockedCall, { news, note, ...recording }: Ending): Promise<Change[]> {
  const { tx, deliver, now } = recording
  const { call } = found
  const { state, kind } = endings[news]
  const after = await changeCall(tx, call, {
    state,
    note: note ?? null,
    changed_at: now,
    invitations: nextInvitation(call),
  })
  const followed = await unbookedContact(tx, found)
  await recordCall(found, { kind, more: { note } }, recording)
  await followMeeting(deliver, call, after)
  await deliver(...callMailOf(after, news))
  return [callChange(call, after), ...followed]
}
