import { and, eq, gt, sql } from 'drizzle-orm'
import { announceChange } from '#server/db/changes'
import type { Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { type MailboxMessage, mailboxMessages } from '#server/db/schema/mailbox-messages'
import { replies } from '#server/db/schema/replies'
import { answerContact } from '#server/commands/contacts/answer-contact.server'
import { isAskedSince } from '#server/commands/contacts/answer-by-reply.server'
import { type ContactRow, lockedContacts } from '#server/commands/contacts/change-contact.server'
import { firstQuestionAfter } from '#server/commands/contacts/first-question-after.server'
import { writeLog } from '#server/queries/log/log.server'

export type MessageOutcome =
  /** The message opened a question. */
  | 'waits'
  | 'stored'
  /** The message was stored before. */
  | 'known'
  /** The contact was erased since. */
  | 'gone'

/** Stores a mail that was read from the mailbox once, and starts or stops the contact's clock. */
export async function storeMessage(tx: Transaction, message: MailboxMessage): Promise<MessageOutcome> {
  const contact = await lockedContact(tx, message.contact_id)
  if (!contact) return 'gone'
  const stored = await tx
    .insert(mailboxMessages)
    .values({ ...message, contact_id: contact.id })
    .onConflictDoNothing({ target: [mailboxMessages.message_id, mailboxMessages.address] })
    .returning({ id: mailboxMessages.id })
  if (stored.length === 0) return 'known'
  await announceChange(tx, 'contacts')
  if (message.is_automatic || message.is_forged) return 'stored'
  return message.direction === 'in' ? askByMail(tx, contact, message) : answerByMail(tx, contact, message)
}

async function lockedContact(tx: Transaction, id: string): Promise<ContactRow | undefined> {
  const found = (await lockedContacts(tx, [id])).get(id)
  if (!found || found.merged_into === null) return found
  return (await lockedContacts(tx, [found.merged_into])).get(found.merged_into)
}

/**
 * Opens a question at the time of the mail. An earlier open question keeps its time. A mail that the team answered
 * before it was read here opens none.
 */
async function askByMail(
  tx: Transaction,
  { id }: ContactRow,
  { created_at: at }: MailboxMessage,
): Promise<MessageOutcome> {
  const isAnswered = await isAnsweredAfter(tx, id, at)
  const time = sql`${at.toISOString()}::timestamptz`
  await tx
    .update(contacts)
    .set({
      last_activity_at: sql`greatest(${contacts.last_activity_at}, ${time})`,
      ...(!isAnswered && {
        waiting_since: sql`least(${contacts.waiting_since}, ${time})`,
        first_asked_at: sql`coalesce(${contacts.first_asked_at}, ${time})`,
      }),
    })
    .where(eq(contacts.id, id))
  return isAnswered ? 'stored' : 'waits'
}

/** Whether the team wrote to the contact after this time, from the office or from a mail program. */
async function isAnsweredAfter(tx: Transaction, contactId: string, at: Date): Promise<boolean> {
  const mailsSent = await tx.$count(
    mailboxMessages,
    and(
      eq(mailboxMessages.contact_id, contactId),
      eq(mailboxMessages.direction, 'out'),
      eq(mailboxMessages.is_automatic, false),
      gt(mailboxMessages.created_at, at),
    ),
  )
  if (mailsSent > 0) return true
  const { rows } = await tx.execute(sql`
    select 1 from ${replies} join ${deliveries} on ${deliveries.subject_kind} = 'reply' and ${deliveries.subject_id} = ${replies.id}
    where ${replies.contact_id} = ${contactId} and ${replies.created_at} > ${at.toISOString()}::timestamptz
      and ${deliveries.state} = 'delivered' limit 1`)
  return rows.length > 0
}

/** Stops the clock like a reply from the office, at the time of the mail. */
async function answerByMail(
  tx: Transaction,
  contact: ContactRow,
  { created_at: at, author_id: by }: MailboxMessage,
): Promise<MessageOutcome> {
  if (isAskedSince(contact.waiting_since, at)) return 'stored'
  const stillWaitingSince = await firstQuestionAfter(tx, contact.id, at)
  const changes = await answerContact(tx, contact, { by, how: 'elsewhere', now: at, stillWaitingSince })
  if (changes.length > 0) await writeLog(tx, { userId: by, action: 'answered-by-mail', now: at }, changes)
  return 'stored'
}
