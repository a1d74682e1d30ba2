import { inArray, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { cursorOf, type Order } from '#server/db/page'
import { contacts } from '#server/db/schema/contacts'
import type { Contact } from './contacts.server.ts'

/** Returns the column name of the n-th sort key. */
export const keyName = (index: number) => sql.identifier(`key${index}`)
export const keysOf = (order: Order) =>
  sql.join(
    order.map(({ by }, index) => sql`${by} as ${keyName(index)}`),
    sql`, `,
  )
/** Returns the same order for rows that carry their sort keys as columns. */
export const byKeys = (order: Order): Order =>
  order.map(({ type }, index) => ({ by: sql`${keyName(index)}`, type }))
export const descending = (order: Order) =>
  sql.join(
    order.map(({ by }) => sql`${by} desc`),
    sql`, `,
  )
export const endOf = (order: Order) =>
  sql`json_build_array(${sql.join(
    order.map(({ by }) => by),
    sql`, `,
  )})::text`

/** Reads the contacts of a page by their ids. An id more than `limit` shows that another page follows. */
export async function pageOfEnds(
  db: Db | Transaction,
  ends: readonly { id: string; end: string }[],
  limit: number,
): Promise<{ rows: Contact[]; nextCursor: string | null }> {
  const ids = ends.slice(0, limit).map(({ id }) => id)
  const found = ids.length === 0 ? [] : await db.select().from(contacts).where(inArray(contacts.id, ids))
  const byId = new Map(found.map((row) => [row.id, row]))
  const last = ends.length > limit ? ends[limit - 1] : undefined
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), nextCursor: last ? cursorOf(last.end) : null }
}
