import { inArray, sql } from 'drizzle-orm'
import type { ContactDelivery } from '#contracts/get-contact'
import type { Db } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { serviceColumn } from '#server/queries/deliveries/delivery-filters.server'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'

/** What the ledger has under these keys, with every attempt. */
export async function deliveriesUnder(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ContactDelivery>> {
  if (keys.length === 0) return new Map()
  const { id, kind, state, dedupe_key, last_error, created_at, delivered_at, next_attempt_at } = deliveries
  const { delivery_id, number, started_at, took_ms, outcome, answer } = deliveryAttempts
  const rows = await db
    .select({
      id,
      kind,
      service: serviceColumn,
      state,
      key: dedupe_key,
      lastError: last_error,
      at: created_at,
      deliveredAt: delivered_at,
      nextAttemptAt: next_attempt_at,
      attempts: sql<
        (Omit<ContactDelivery['attempts'][number], 'startedAt'> & { startedAt: string })[]
      >`coalesce((select json_agg(json_build_object('startedAt', ${started_at}, 'tookMs', ${took_ms}, 'outcome', ${outcome}, 'answer', ${answer}) order by ${number}) from ${deliveryAttempts} where ${delivery_id} = ${id}), '[]')`,
    })
    .from(deliveries)
    .where(inArray(dedupe_key, [...keys]))
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return new Map(
    rows.map(({ key, at, deliveredAt, nextAttemptAt, attempts, ...row }) => [
      key,
      {
        ...row,
        at: at.toISOString(),
        deliveredAt: iso(deliveredAt),
        nextAttemptAt: iso(nextAttemptAt),
        attempts: attempts.map((attempt) => ({
          ...attempt,
          startedAt: new Date(attempt.startedAt).toISOString(),
        })),
      },
    ]),
  )
}
