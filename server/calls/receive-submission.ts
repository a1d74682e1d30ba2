import type { Transaction } from '#server/db/connect'
import { type NewActivity, recordActivities } from '#server/queries/contacts/contacts.server'
import type { Deliver, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { ownerNotice } from '#server/deliveries/kinds/owner-notice'

interface Receiver {
  tx: Transaction
  deliver: Deliver
  now: Date
}

/**
 * What every form's handler does with a submission once it is stored: attaches it to its person, adds it to the
 * timeline, and tells the owner.
 */
export async function receiveSubmission(
  { tx, deliver, now }: Receiver,
  submission: Omit<NewActivity, 'now'>,
): Promise<void> {
  await recordActivities(tx, [{ ...submission, now }])
  await deliver(...noticeOf(submission))
}

export function noticeOf({ kind, subjectId }: Pick<NewActivity, 'kind' | 'subjectId'>): NewDelivery {
  return newDelivery(ownerNotice, { kind, subjectId }, { key: `owner-notice:${kind}:${subjectId}` })
}
