import { and, inArray, notInArray, sql } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#contracts/contract'
import type { listDeliveries } from '#contracts/list-deliveries'
import type { Db, Transaction } from '#server/db/connect'
import { countOf, type Order, pageOf } from '#server/db/page'
import { deliveries } from '#server/db/schema/deliveries'

const { id, recipient, state, attempts, last_error, created_at } = deliveries
const { next_attempt_at, expires_at, delivered_at } = deliveries
const fields = {
  id,
  kind: deliveries.kind,
  recipient,
  state,
  attempts,
  last_error,
  next_attempt_at,
  expires_at,
  delivered_at,
  created_at,
}

const newestFirst: Order = [
  { by: created_at, type: 'timestamptz' },
  { by: id, type: 'uuid' },
]

/** A page of the ledger, the newest first. */
export async function deliveriesPage(
  db: Db | Transaction,
  { filters = {}, cursor, limit }: InputOf<typeof listDeliveries>,
): Promise<OutputOf<typeof listDeliveries>> {
  const where = and(
    filters.state && inArray(state, filters.state),
    filters.kind && inArray(deliveries.kind, filters.kind),
  )
  const [{ rows, nextCursor }, count] = await Promise.all([
    pageOf(db, { fields, from: deliveries, where, order: newestFirst, cursor, limit }),
    countOf(db, deliveries, where),
  ])
  return {
    data: rows.map((row) => ({
      ...row,
      next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
      expires_at: row.expires_at?.toISOString() ?? null,
      delivered_at: row.delivered_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    })),
    nextCursor,
    count,
  }
}

type StateOf = Pick<typeof deliveries.$inferSelect, 'state' | 'last_error'>

/** How far some have come; locks them until the transaction ends. */
export async function deliveriesForUpdate(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StateOf>> {
  const rows = await tx
    .select({ id, state, last_error })
    .from(deliveries)
    .where(inArray(id, [...ids]))
    // In one order, so that two who ask for the same never wait for each other.
    .orderBy(id)
    .for('update')
  return new Map(rows.map(({ id: key, ...states }) => [key, states]))
}

/** Of each kind with any: how many are still to go out, and how many were given up. */
export async function deliveryCounts(
  db: Db | Transaction,
): Promise<ReadonlyMap<string, { waiting: number; failed: number }>> {
  const rows = await db
    .select({
      kind: deliveries.kind,
      waiting: sql`count(*) filter (where ${deliveries.state} <> 'failed')`.mapWith(Number),
      failed: sql`count(*) filter (where ${deliveries.state} = 'failed')`.mapWith(Number),
    })
    .from(deliveries)
    .where(notInArray(deliveries.state, ['delivered', 'not_sent']))
    .groupBy(deliveries.kind)
  return new Map(rows.map(({ kind, ...counts }) => [kind, counts]))
}
