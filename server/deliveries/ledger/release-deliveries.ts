import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { tryForMs } from './schedule.ts'

/**
 * Lets go what was held back, and tries once more what was given up, for another 72 hours; no ceiling holds it again.
 * Whatever is on its way, done or replaced stays as it is. Returns the ids of those that go out.
 */
export async function releaseDeliveries(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const asked = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        inArray(deliveries.id, [...ids]),
        inArray(deliveries.state, ['held', 'failed']),
        isNotNull(deliveries.payload),
      ),
    )
    // In one order, so that two who release the same never wait for each other.
    .orderBy(deliveries.id)
    .for('update')
  const released = await tx
    .update(deliveries)
    .set({
      state: 'pending',
      last_error: null,
      next_attempt_at: sql`clock_timestamp()`,
      expires_at: sql`clock_timestamp() + ${tryForMs} * interval '1 ms'`,
      released_at: sql`clock_timestamp()`,
    })
    .where(inArray(deliveries.id, asked))
    .returning({ id: deliveries.id })
  return released.map(({ id }) => id)
}
