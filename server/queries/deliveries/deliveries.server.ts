import { and, desc, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#contracts/contract'
import type { listDeliveries } from '#contracts/list-deliveries'
import type { Db, Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'

const countedTo = 10_000

/** A page of the ledger, the newest first. */
export async function deliveriesPage(
  tx: Db | Transaction,
  { filters = {}, cursor, limit = 50 }: InputOf<typeof listDeliveries>,
): Promise<OutputOf<typeof listDeliveries>> {
  const matching = and(
    filters.state && inArray(deliveries.state, filters.state),
    filters.kind && inArray(deliveries.kind, filters.kind),
  )
  const [rows, counted] = await Promise.all([
    tx
      .select({
        row: {
          id: deliveries.id,
          kind: deliveries.kind,
          recipient: deliveries.recipient,
          state: deliveries.state,
          attempts: deliveries.attempts,
          last_error: deliveries.last_error,
          next_attempt_at: deliveries.next_attempt_at,
          expires_at: deliveries.expires_at,
          delivered_at: deliveries.delivered_at,
          created_at: deliveries.created_at,
        },
        // A Date would cut the time short, and with it lose rows between two pages.
        microseconds: sql<string>`(extract(epoch from ${deliveries.created_at}) * 1000000)::bigint::text`,
      })
      .from(deliveries)
      .where(and(matching, cursor === undefined ? undefined : isBefore(cursor)))
      .orderBy(desc(deliveries.created_at), desc(deliveries.id))
      // One more than asked for: whether there is a next page.
      .limit(limit + 1),
    tx.$count(
      tx
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(matching)
        .limit(countedTo + 1)
        .as('some'),
    ),
  ])
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    data: page.map(({ row }) => ({
      ...row,
      next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
      expires_at: row.expires_at?.toISOString() ?? null,
      delivered_at: row.delivered_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    })),
    nextCursor: last ? `${last.microseconds}.${last.row.id}` : null,
    count: { value: Math.min(counted, countedTo), exact: counted <= countedTo },
  }
}

type StateOf = Pick<typeof deliveries.$inferSelect, 'state' | 'last_error'>

/** How far some have come; locks them until the transaction ends. */
export async function deliveriesForUpdate(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StateOf>> {
  const { id, state, last_error } = deliveries
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

function isBefore(cursor: string): SQL {
  const [microseconds = '', id = ''] = cursor.split('.')
  return sql`(${deliveries.created_at}, ${deliveries.id}) < (timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond', ${id}::uuid)`
}
