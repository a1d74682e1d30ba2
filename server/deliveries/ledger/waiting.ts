import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import type { LaneName } from './lanes.ts'
import { recordLostAttempt } from './record-attempt.ts'

const now = sql`statement_timestamp()`
/** Uses literals instead of parameters, so that the partial index is used. */
const isOpen = sql.raw(`state in ('pending', 'sending', 'uncertain')`)

/**
 * Whether an attempt may start now. A delivery in progress is free again when its lease expires. Uses the statement's
 * time, because a time that varies per row cannot use an index.
 */
export const isDue = sql`${deliveries.next_attempt_at} <= ${now} and ${isOpen}
  and (${deliveries.state} <> 'sending' or ${deliveries.lease_until} <= ${now})`

/** Returns the lanes that have a delivery that is due. */
export async function lanesWithWork(db: Db, lanes: readonly LaneName[]): Promise<LaneName[]> {
  const { rows } = await db.execute<{ lane: LaneName }>(sql`
    select each.lane from jsonb_array_elements_text(${JSON.stringify(lanes)}::jsonb) as each(lane)
    where exists(select from ${deliveries} where ${deliveries.lane} = each.lane and ${isDue})`)
  return rows.map(({ lane }) => lane)
}

/**
 * Releases deliveries that waited for a service, once it is connected; not captured mails, which the owner decides
 * about. Returns how many, at most 500 per call.
 */
export async function releaseConnected(db: Db, connectedKinds: readonly string[]): Promise<number> {
  if (connectedKinds.length === 0) return 0
  const waiting = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        inArray(deliveries.kind, [...connectedKinds]),
        eq(deliveries.state, 'not_connected'),
        isNull(deliveries.captured_at),
      ),
    )
    .orderBy(deliveries.created_at)
    .limit(500)
    .for('update', { skipLocked: true })
  const found = await db
    .update(deliveries)
    .set({ state: 'pending', next_attempt_at: now })
    .where(inArray(deliveries.id, waiting))
    .returning({ id: deliveries.id })
  return found.length
}

/** Expires all leases at start. Only for the embedded database, whose single process has died with its attempts. */
export async function expireLeases(db: Db): Promise<void> {
  await db
    .with(db.$with('noted', {}).as(recordLostAttempt(sql`true`)))
    .update(deliveries)
    .set({ lease_until: now })
    .where(eq(deliveries.state, 'sending'))
}
