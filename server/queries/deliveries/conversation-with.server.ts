import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'

/** The limit of Message-IDs in References, which is enough for mail programs to find the thread. */
const most = 10

interface Correspondent {
  address: string
  contactId: string
}

/**
 * Returns the Message-IDs of the latest mails about a contact's inquiries, oldest first: confirmations of forms,
 * replies, and mailbox messages. Newsletters and account mails are other conversations.
 * @param idOf returns the Message-ID of a delivery by its dedupe key
 */
export async function conversationWith(
  db: Db,
  { address, contactId }: Correspondent,
  idOf: (key: string) => string,
): Promise<string[]> {
  const mails = await db
    .select({ key: deliveries.dedupe_key, at: deliveries.delivered_at })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.recipient, address),
        eq(deliveries.state, 'delivered'),
        inArray(deliveries.mail, ['visitor', 'reply']),
        sql`${deliveries.subject_kind} is distinct from 'newsletter'`,
      ),
    )
    .orderBy(desc(deliveries.delivered_at))
    .limit(most)
  const messages = await db
    .select({ id: mailboxMessages.message_id, at: mailboxMessages.created_at })
    .from(mailboxMessages)
    .where(
      and(
        eq(mailboxMessages.contact_id, contactId),
        eq(mailboxMessages.is_automatic, false),
        eq(mailboxMessages.is_forged, false),
      ),
    )
    .orderBy(desc(mailboxMessages.created_at))
    .limit(most)
  return [...mails.map(({ key, at }) => ({ id: idOf(key), at })), ...messages]
    .toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
    .slice(-most)
    .map(({ id }) => id)
}
