import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { storedRow } from '#server/db/stored-row'
import { deliveries, type Delivery } from '#server/db/schema/deliveries'

/** Locks it until the transaction ends: no attempt begins meanwhile. */
export async function deliveryForUpdate(tx: Transaction, id: string): Promise<Delivery | undefined> {
  const [delivery] = await tx.select().from(deliveries).where(eq(deliveries.id, id)).for('update')
  return delivery
}

const cancelled = { state: 'cancelled', next_attempt_at: null } as const

/** It is not to go out. What an earlier attempt has said of it stays. */
export async function cancel(tx: Transaction, { id }: Delivery) {
  const before = await storedRow(tx, deliveries, id)
  await tx.update(deliveries).set(cancelled).where(eq(deliveries.id, id))
  return { before, after: await storedRow(tx, deliveries, id) }
}

/**
 * Sends a mail to another address, at once and for another while. What may have arrived at the old one counts for
 * nothing there: to the new one it is a first attempt.
 */
export async function sendTo(tx: Transaction, delivery: Delivery, recipient: string, forMs: number) {
  const before = await storedRow(tx, deliveries, delivery.id)
  await tx
    .update(deliveries)
    .set({
      recipient,
      state: 'pending',
      last_error: null,
      sent_at: [],
      next_attempt_at: sql`clock_timestamp()`,
      expires_at: sql`clock_timestamp() + ${forMs} * interval '1 ms'`,
      released_at: sql`clock_timestamp()`,
    })
    .where(eq(deliveries.id, delivery.id))
  return { before, after: await storedRow(tx, deliveries, delivery.id) }
}
