import { and, asc, eq, gt } from 'drizzle-orm'
import { formOf } from '#domain/form-of'
import { announceChange } from '#server/db/changes'
import type { Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { replies } from '#server/db/schema/replies'
import { timeOf } from '#server/db/time-of'
import { writeLog } from '#server/queries/log/log.server'
import { answerContact } from './answer-contact.server.ts'
import { lockedContacts } from './change-contact.server.ts'

/** As many questions as one person asks between a reply's writing and its sending. */
const mostLooked = 100

/**
 * Stops the clock of those a reply was written to, now that a mail server has taken it. What they have asked since it
 * was written waits on; a reply that nobody waited for any more changes nothing.
 */
export async function answerByReply(tx: Transaction, replyId: string): Promise<void> {
  const [reply] = await tx.select().from(replies).where(eq(replies.id, replyId))
  if (!reply) return
  const { contact_id: contactId, author_id: by, created_at: writtenAt } = reply
  const contact = (await lockedContacts(tx, [contactId])).get(contactId)
  if (!contact || contact.merged_into !== null || isAskedSince(contact.waiting_since, writtenAt)) return
  const now = await timeOf(tx)
  const stillWaitingSince = await firstQuestionAfter(tx, contactId, writtenAt)
  const changes = await answerContact(tx, contact, { by, how: 'reply', now, stillWaitingSince })
  if (changes.length === 0) return
  await writeLog(tx, { userId: by, action: 'reply-sent', now }, changes)
  await announceChange(tx, 'contacts')
}

/** Whatever was open before was answered in another way. */
const isAskedSince = (waitingSince: unknown, writtenAt: Date) =>
  typeof waitingSince === 'string' && Date.parse(waitingSince) > writtenAt.getTime()

async function firstQuestionAfter(
  tx: Transaction,
  contactId: string,
  after: Date,
): Promise<Date | undefined> {
  const { contact_id, created_at, kind, source } = activities
  const later = await tx
    .select({ kind, source, created_at })
    .from(activities)
    .where(and(eq(contact_id, contactId), gt(created_at, after)))
    .orderBy(asc(created_at))
    .limit(mostLooked)
  return later.find((each) => formOf(each).expectsReply)?.created_at
}
