import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { canBeReplayed } from '#server/queries/deliveries/delivery-filters.server'
import { tryForMs } from './schedule.ts'

/** Whether an attempt's outcome is unknown. The next attempt then checks first, or repeats harmlessly. */
const mayHaveArrived = sql`(${deliveries.state} = 'uncertain' or exists (
  select from ${deliveryAttempts}
  where ${deliveryAttempts.delivery_id} = ${deliveries.id} and ${deliveryAttempts.outcome} in ('uncertain', 'lost')
))`

interface Released {
  ids: readonly string[]
  /** The kinds whose service is connected; nothing else is released. */
  kinds: readonly string[]
}

/**
 * Releases deliveries that were held back or waited for a decision, and retries those that failed, were cancelled or
 * wait for a retry, oldest first, for another 72 hours. No limit holds them again. Running, finished and replaced ones
 * are left as they are. Returns those that will be sent. Callers that release several must lock them first, to avoid
 * deadlocks.
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
      // A lane claims the longest due delivery first, so this keeps their order.
      next_attempt_at: sql`statement_timestamp() + ${byAge.place} * interval '1 microsecond'`,
      captured_at: null,
      // A mail held for the limit on strangers no longer counts toward it.
      to_stranger: sql`${deliveries.to_stranger} and ${deliveries.first_attempted_at} is not null`,
      expires_at: sql`clock_timestamp() + ${tryForMs} * interval '1 ms'`,
      released_at: sql`clock_timestamp()`,
    })
    .from(byAge)
    .where(and(eq(deliveries.id, byAge.id), canBeReplayed(kinds)))
    .returning({ id: deliveries.id, state: deliveries.state })
  return released as { id: string; state: 'pending' | 'uncertain' }[]
}
