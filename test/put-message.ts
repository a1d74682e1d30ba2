import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/connect'
import { type MailboxMessage, mailboxMessages } from '#server/db/schema/mailbox-messages'

/** Inserts a mail from a contact as read from the mailbox, without its side effects; returns its id. */
export async function putMessage(
  db: Db,
  message: Pick<MailboxMessage, 'contact_id' | 'address'> & Partial<MailboxMessage>,
): Promise<string> {
  const id = randomUUID()
  await db.insert(mailboxMessages).values({
    id,
    direction: 'in',
    message_id: `<${id}@contacts.example>`,
    subject: 'Re: Your score',
    parts: [{ text: 'On Thursday.', isQuoted: false }],
    attachments: [],
    is_automatic: false,
    is_forged: false,
    is_cut: false,
    author_id: null,
    created_at: new Date(),
    ...message,
  })
  return id
}
