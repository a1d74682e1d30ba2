import { callMailOf } from '#server/deliveries/kinds/call-mail'
import { linkColumnsFor, followMeeting } from '#server/deliveries/kinds/zoom-meeting'
import type { Change } from '#server/queries/log/log.server'
import {
  bookedContact,
  callChange,
  changeCall,
  type LockedCall,
} from '#server/commands/calls/change-calls.server'
import { recordCall, type Recording } from './record-call.ts'

interface ConfirmOptions extends Recording {
  /** The account that confirms; null for the link in a mail and for automatic confirmation. */
  by: string | null
  /** The address of a video call; null if Zoom is to make one. */
  joinUrl: string | null
}

/** Books a requested call: sends the invitation, adds a timeline entry, notifies the webhook and stops the clock. */
export async function confirmRequest(
  found: LockedCall,
  { by, joinUrl, ...recording }: ConfirmOptions,
): Promise<Change[]> {
  const { tx, deliver, now } = recording
  const { call, contact } = found
  const changes = await bookedContact(tx, contact, { by, now })
  const after = await changeCall(tx, call, {
    state: 'booked',
    ...linkColumnsFor(call, joinUrl),
    booked_at: now,
    changed_at: now,
    invitations: call.invitations + 1,
  })
  await recordCall(found, { kind: 'call-booked' }, recording)
  await followMeeting(deliver, call, after)
  await deliver(...callMailOf(after, 'booked'))
  return [callChange(call, after), ...changes]
}
