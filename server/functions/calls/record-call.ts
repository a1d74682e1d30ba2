import type { ActivityKind } from '#domain/activity'
import { newActivity } from '#server/activities/new-activity'
import type { LockedCall } from '#server/commands/calls/change-calls.server'
import { announceChange } from '#server/db/changes'
import type { Transaction } from '#server/db/connect'
import type { Deliver, DeliveryKind } from '#server/deliveries/ledger/delivery-kind'
import { recordSubmission } from '#server/events/record-submission'

export interface Recording {
  tx: Transaction
  deliver: Deliver
  isConnected(kind: DeliveryKind): boolean
  now: Date
}

/**
 * Adds a timeline entry about a call and notifies the webhook, and the owner of what nobody of the team has done.
 * Returns the subject id of the entry.
 */
export async function recordCall(
  { call, contact }: LockedCall,
  { kind, more }: { kind: Extract<ActivityKind, `call-${string}`>; more?: object },
  { now, ...recording }: Recording,
): Promise<string> {
  const values = { startsAt: call.starts_at.toISOString(), type: call.type, ...more }
  const subjectId = crypto.randomUUID()
  const person = { email: contact?.email ?? call.email }
  const activity = { ...newActivity(kind, subjectId, { values, person }), now }
  await recordSubmission(recording, { activity, answers: values })
  await announceChange(recording.tx, 'submissions')
  return subjectId
}
