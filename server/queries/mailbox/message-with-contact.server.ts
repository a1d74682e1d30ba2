import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'

/** Returns a mail that was read from the mailbox, with its contact; undefined once it is erased. */
export async function messageWithContact(db: Db, id: string) {
  const [found] = await db
    .select({ message: mailboxMessages, contact: contacts })
    .from(mailboxMessages)
    .innerJoin(contacts, eq(contacts.id, mailboxMessages.contact_id))
    .where(eq(mailboxMessages.id, id))
  return found
}
