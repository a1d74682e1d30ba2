import { inArray, sql } from 'drizzle-orm'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts, isFalselyDelivered } from '#server/db/schema/delivery-attempts'
import { reopenUnanswered } from '#server/commands/contacts/reopen-unanswered.server'

const atOnce = 100

/**
 * Corrects some mails that an earlier version marked as delivered although it only captured them: they wait for the
 * owner's decision, or stay captured if their payload is gone. Questions answered by such a mail are open again.
 * Returns how many attempts were corrected. Requires a transaction.
 */
export async function correctMiscounted(db: Db): Promise<number> {
  const found = await db
    .select({ id: deliveryAttempts.delivery_id, number: deliveryAttempts.number })
    .from(deliveryAttempts)
    .where(isFalselyDelivered)
    .orderBy(deliveryAttempts.delivery_id)
    .limit(atOnce)
  if (found.length === 0) return 0
  const tx = db as Transaction
  const ids = found.map(({ id }) => id)
  // Comes first, because it locks contacts, which every transaction locks before deliveries.
  await reopenUnanswered(tx, ids)
  await tx.execute(sql`
    update ${deliveries} set
      state = case when payload is null then 'captured' else 'not_connected' end,
      captured_at = delivered_at, delivered_at = null, first_attempted_at = null, sent_at = '{}', to_stranger = false
    where id = any(${idArray(ids)}) and state = 'delivered' and mail is not null and exists (
      select from ${deliveryAttempts}
      where ${deliveryAttempts.delivery_id} = ${deliveries.id} and ${deliveryAttempts.number} = ${deliveries.attempts}
        and ${isFalselyDelivered}
    )`)
  await tx
    .update(deliveryAttempts)
    .set({ outcome: 'captured' })
    .where(sql`${inArray(deliveryAttempts.delivery_id, ids)} and ${isFalselyDelivered}`)
  await announceChange(tx, 'deliveries', 'contacts')
  return found.length
}
