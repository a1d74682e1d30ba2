import { and, eq } from 'drizzle-orm'
import type { DeliveryState } from '#domain/delivery-state'
import type { Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { log } from '#server/db/schema/log'
import { replies } from '#server/db/schema/replies'

/** The states of a delivery that is certainly not delivered and has no running attempt. */
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
 * Deletes a reply, its delivery, and its text in the log, and returns the deleted reply. Undefined if there is no such
 * reply; `sent` if it may have been sent or is being sent.
 */
export async function undoReply(tx: Transaction, id: string): Promise<Reply | 'sent' | undefined> {
  const [reply] = await tx.select().from(replies).where(eq(replies.id, id)).for('update')
  if (!reply) return undefined
  // No attempt starts while the delivery's row is locked.
  const [delivery] = await tx
    .select({ id: deliveries.id, state: deliveries.state })
    .from(deliveries)
    .where(and(eq(deliveries.subject_id, id), eq(deliveries.subject_kind, 'reply')))
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
