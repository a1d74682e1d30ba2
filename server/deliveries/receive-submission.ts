import type { Transaction } from '#server/db/connect'
import { type NewActivity, recordActivity } from '#server/queries/contacts.server'
import type { Deliver } from './deliver.ts'
import { ownerNotice } from './owner-notice.ts'

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
  const activityId = await recordActivity(tx, { ...submission, now })
  await deliver(
    ownerNotice,
    { activityId },
    { key: `owner-notice:${submission.kind}:${submission.subjectId}` },
  )
}
