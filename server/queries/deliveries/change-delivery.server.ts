import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { deliveries, type Delivery } from '#server/db/schema/deliveries'

/** Locks it until the transaction ends: no attempt begins meanwhile. */
export async function deliveryForUpdate(tx: Transaction, id: string): Promise<Delivery | undefined> {
  const [delivery] = await tx.select().from(deliveries).where(eq(deliveries.id, id)).for('update')
  return delivery
}

const cancelled = { state: 'cancelled', next_attempt_at: null } as const

/** It is not to go out. What an earlier attempt has said of it stays. */
export async function cancel(tx: Transaction, { id, state, next_attempt_at }: Delivery) {
  await tx.update(deliveries).set(cancelled).where(eq(deliveries.id, id))
  return { before: { state, next_attempt_at }, after: cancelled }
}

/**
 * Sends a mail to another address, at once and for another while. What may have arrived at the old one counts for
 * nothing there: to the new one it is a first attempt.
 */
export async function sendTo(tx: Transaction, delivery: Delivery, recipient: string, forMs: number) {
  const after = { recipient, state: 'pending', last_error: null } as const
  await tx
    .update(deliveries)
    .set({
      ...after,
      sent_at: [],
      next_attempt_at: sql`clock_timestamp()`,
      expires_at: sql`clock_timestamp() + ${forMs} * interval '1 ms'`,
      released_at: sql`clock_timestamp()`,
    })
    .where(eq(deliveries.id, delivery.id))
  const { recipient: old, state, last_error } = delivery
  return { before: { recipient: old, state, last_error }, after }
}
