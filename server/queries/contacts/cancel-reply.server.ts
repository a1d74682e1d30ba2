import { and, eq } from 'drizzle-orm'
import type { DeliveryState } from '#domain/delivery-state'
import type { Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { log } from '#server/db/schema/log'
import { replies } from '#server/db/schema/replies'

/** Surely nobody has got it, and no attempt is under way. */
const notSent: readonly DeliveryState[] = [
  'pending',
  'not_connected',
  'captured',
  'held',
  'cancelled',
  'not_sent',
]

type Reply = typeof replies.$inferSelect

/**
 * Removes a reply and its delivery, and the words of both from the log: its author gets them back. Undefined when
 * there is no such reply, `sent` when it has left or is leaving.
 */
export async function takeBackReply(tx: Transaction, id: string): Promise<Reply | 'sent' | undefined> {
  const [reply] = await tx.select().from(replies).where(eq(replies.id, id)).for('update')
  if (!reply) return undefined
  // No attempt begins while its row is locked.
  const [delivery] = await tx
    .select({ id: deliveries.id, state: deliveries.state })
    .from(deliveries)
    .where(eq(deliveries.dedupe_key, `reply-mail:${id}`))
    .for('update')
  if (!delivery || !notSent.includes(delivery.state)) return 'sent'
  await tx.delete(deliveries).where(eq(deliveries.id, delivery.id))
  await tx.delete(replies).where(eq(replies.id, id))
  await tx
    .update(log)
    .set({ before: null, after: null })
    .where(and(eq(log.subject_kind, 'reply'), eq(log.subject_id, id)))
  return reply
}
