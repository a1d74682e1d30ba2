import type { Transaction } from '#server/db/connect'
import type { Deliver, DeliveryKind } from '#server/deliveries/ledger/delivery-kind'
import { recordActivities } from '#server/queries/contacts/contacts.server'
import { consequencesOf, type RecordedSubmission } from './consequences.ts'

interface Recording {
  tx: Transaction
  deliver: Deliver
  isConnected(kind: DeliveryKind): boolean
}

/** Records a submission by a button in a mail: its timeline entry, and the deliveries that follow from it. */
export async function recordSubmission(
  { tx, deliver, isConnected }: Recording,
  submission: RecordedSubmission,
): Promise<void> {
  await recordActivities(tx, [submission.activity])
  for (const delivery of consequencesOf(submission, isConnected)) await deliver(...delivery)
}
