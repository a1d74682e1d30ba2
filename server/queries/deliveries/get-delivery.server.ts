import { desc, eq, sql } from 'drizzle-orm'
import type { DeliveryDetail } from '#contracts/get-delivery'
import type { Db, Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { asListed, deliveryFields } from './deliveries.server.ts'
import { spokenOf } from './delivery-contacts.server.ts'
import { canBeCancelled, canBeReplayed } from './delivery-filters.server.ts'

/** As many as 72 hours hold several times over. */
const mostAttempts = 200

/**
 * One delivery with all that is known of it; undefined when there is none.
 * @param kinds those whose service is connected
 */
export async function deliveryDetail(
  db: Db | Transaction,
  { id, kinds }: { id: string; kinds: readonly string[] },
): Promise<Omit<DeliveryDetail, 'canCorrect'> | undefined> {
  const { number, started_at, took_ms, outcome, answer, delivery_id } = deliveryAttempts
  const [[row], attempts] = await Promise.all([
    db
      .select({
        ...deliveryFields,
        key: deliveries.dedupe_key,
        canReplay: sql<boolean>`${canBeReplayed(kinds)}`,
        canCancel: sql<boolean>`${canBeCancelled}`,
      })
      .from(deliveries)
      .where(eq(deliveries.id, id)),
    db
      .select({ number, started_at, took_ms, outcome, answer })
      .from(deliveryAttempts)
      .where(eq(delivery_id, id))
      .orderBy(desc(number))
      .limit(mostAttempts),
  ])
  if (!row) return undefined
  const { key, canReplay, canCancel, ...fields } = row
  const speakingOf = spokenOf(db, [fields])
  const [[listed], spoken] = await Promise.all([asListed(db, [fields], speakingOf), speakingOf])
  if (!listed) throw new Error('a delivery that cannot be listed')
  return {
    ...listed,
    key,
    canReplay,
    canCancel,
    isForgotten: fields.payload === null,
    sent: (spoken.get(id)?.content ?? []).map(([label, said]) => [label, said]),
    allAttempts: attempts.map((each) => ({
      number: each.number,
      at: each.started_at.toISOString(),
      tookMs: each.took_ms,
      outcome: each.outcome,
      answer: each.answer,
    })),
  }
}
