import { and, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { canBeReplayed } from '#server/queries/deliveries/delivery-filters.server'
import { tryForMs } from './schedule.ts'

/** An attempt that nobody knows the end of: the next one asks first, or repeats harmlessly. */
const mayHaveArrived = sql`(${deliveries.state} = 'uncertain' or exists (
  select from ${deliveryAttempts}
  where ${deliveryAttempts.delivery_id} = ${deliveries.id} and ${deliveryAttempts.outcome} in ('uncertain', 'lost')
))`

/**
 * Lets go what was held back, and tries at once what was given up, cancelled or waits for its next attempt, for another
 * 72 hours; no ceiling holds it again. Whatever is under way, done or replaced stays as it is. Returns those that go
 * out. Whoever releases several has locked them before, so that two who release the same never wait for each other.
 */
export async function releaseDeliveries(
  tx: Transaction,
  ids: readonly string[],
): Promise<{ id: string; state: 'pending' | 'uncertain' }[]> {
  if (ids.length === 0) return []
  const released = await tx
    .update(deliveries)
    .set({
      state: sql`case when ${mayHaveArrived} then 'uncertain' else 'pending' end`,
      last_error: null,
      next_attempt_at: sql`clock_timestamp()`,
      expires_at: sql`clock_timestamp() + ${tryForMs} * interval '1 ms'`,
      released_at: sql`clock_timestamp()`,
    })
    .where(and(sql`${deliveries.id} = any(${idArray(ids)})`, canBeReplayed))
    .returning({ id: deliveries.id, state: deliveries.state })
  return released as { id: string; state: 'pending' | 'uncertain' }[]
}
