import { and, desc, eq, inArray, notLike } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'

/** Header lines of mails grow with it, and mail programs need no more to find the thread. */
const most = 10

/**
 * The dedupe keys of the latest mails that an address got about its enquiries, the oldest first: confirmations of forms
 * and replies. Newsletters and mails about an account are other conversations.
 */
export async function conversationWith(db: Db, address: string): Promise<string[]> {
  const mails = await db
    .select({ key: deliveries.dedupe_key })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.recipient, address),
        eq(deliveries.state, 'delivered'),
        inArray(deliveries.mail, ['visitor', 'reply']),
        notLike(deliveries.kind, 'newsletter-%'),
      ),
    )
    .orderBy(desc(deliveries.delivered_at))
    .limit(most)
  return mails.map(({ key }) => key).toReversed()
}
