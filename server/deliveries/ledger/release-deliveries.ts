import { and, eq, sql } from 'drizzle-orm'
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

interface Released {
  ids: readonly string[]
  /** The kinds whose service is connected: nothing else is released. */
  kinds: readonly string[]
}

/**
 * Lets go what was held back or waited for the owner's decision, and tries at once what was given up, cancelled or waits
 * for its next attempt, for another 72 hours, the oldest first; no ceiling holds it again. Whatever is under way, done
 * or replaced stays as it is. Returns those that are sent. Callers that release several lock them before, so that two
 * who release the same never wait for each other.
 */
export async function releaseDeliveries(
  tx: Transaction,
  { ids, kinds }: Released,
): Promise<{ id: string; state: 'pending' | 'uncertain' }[]> {
  if (ids.length === 0) return []
  const byAge = tx
    .select({
      id: deliveries.id,
      place: sql<number>`row_number() over (order by ${deliveries.created_at}, ${deliveries.id})`.as('place'),
    })
    .from(deliveries)
    .where(sql`${deliveries.id} = any(${idArray(ids)})`)
    .as('by_age')
  const released = await tx
    .update(deliveries)
    .set({
      state: sql`case when ${mayHaveArrived} then 'uncertain' else 'pending' end`,
      last_error: null,
      // A lane takes the longest due first.
      next_attempt_at: sql`statement_timestamp() + ${byAge.place} * interval '1 microsecond'`,
      captured_at: null,
      expires_at: sql`clock_timestamp() + ${tryForMs} * interval '1 ms'`,
      released_at: sql`clock_timestamp()`,
    })
    .from(byAge)
    .where(and(eq(deliveries.id, byAge.id), canBeReplayed(kinds)))
    .returning({ id: deliveries.id, state: deliveries.state })
  return released as { id: string; state: 'pending' | 'uncertain' }[]
}
