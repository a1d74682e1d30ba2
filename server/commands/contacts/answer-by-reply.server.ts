import { eq } from 'drizzle-orm'
import { announceChange } from '#server/db/changes'
import type { Transaction } from '#server/db/connect'
import { replies } from '#server/db/schema/replies'
import { timeOf } from '#server/db/time-of'
import { writeLog } from '#server/queries/log/log.server'
import { answerContact } from './answer-contact.server.ts'
import { lockedContacts } from './change-contact.server.ts'
import { firstQuestionAfter } from './first-question-after.server.ts'

/**
 * Stops the clock of the contact that a reply was written to, after a mail server has accepted it. Questions asked
 * after it was written stay open, and a reply without an open question changes nothing.
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

/** Whether the open question was asked after a reply was written, because earlier ones were answered otherwise. */
export const isAskedSince = (waitingSince: unknown, writtenAt: Date) =>
  typeof waitingSince === 'string' && Date.parse(waitingSince) > writtenAt.getTime()
