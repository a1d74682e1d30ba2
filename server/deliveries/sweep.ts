import { and, desc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import type { Queue } from './queue.ts'

interface SweepOptions {
  connectedKinds: readonly string[]
  /** How long something has been due when its job is taken for lost; default a minute. */
  overdueMs?: number
}

const now = sql`statement_timestamp()`

/**
 * Rings again for whatever is due and has no job: left by a process that died, waiting for a service that is
 * connected now, or whose job the queue has dropped. A second job for one delivery does no harm: `claim` gives it to
 * one of them. Returns how many were found.
 */
export async function sweep(
  db: Db,
  queue: Queue,
  { connectedKinds, overdueMs = 60_000 }: SweepOptions,
): Promise<number> {
  if (connectedKinds.length === 0) return 0
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: deliveries.id, kind: deliveries.kind, priority: deliveries.priority })
      .from(deliveries)
      .where(
        and(
          inArray(deliveries.kind, [...connectedKinds]),
          or(
            and(
              inArray(deliveries.state, ['pending', 'sending', 'uncertain']),
              // Of one that is being sent: when it was due.
              lte(deliveries.next_attempt_at, now),
              or(
                and(eq(deliveries.state, 'sending'), lte(deliveries.lease_until, now)),
                and(
                  ne(deliveries.state, 'sending'),
                  lte(deliveries.next_attempt_at, sql`${now} - ${overdueMs} * interval '1 ms'`),
                ),
              ),
            ),
            eq(deliveries.state, 'not_connected'),
          ),
        ),
      )
      .orderBy(desc(deliveries.priority), deliveries.created_at)
      .limit(500)
      .for('update', { skipLocked: true })
    if (found.length === 0) return 0
    await tx
      .update(deliveries)
      // `sending` stays: the next attempt has to know that this one may have arrived.
      .set({
        next_attempt_at: now,
        state: sql`case ${deliveries.state} when 'not_connected' then 'pending' else ${deliveries.state} end`,
      })
      .where(
        inArray(
          deliveries.id,
          found.map(({ id }) => id),
        ),
      )
    await queue.ring(tx, found)
    return found.length
  })
}

/** The embedded database has one process: whatever it was sending when it died is free at once. */
export async function expireLeases(db: Db): Promise<void> {
  await db.update(deliveries).set({ lease_until: now }).where(eq(deliveries.state, 'sending'))
}
