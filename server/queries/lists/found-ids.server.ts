import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Transaction } from '#server/db/connect'
import { isEmbedded } from '#server/db/engine-of'
import { holdsAll, typedWordsOf } from '#server/queries/contacts/search-words.server'

/** The most rows that the index is used for, which it finds in a few milliseconds. */
const maxFound = 2_000
/** How many of the newest rows are read if more match. Fewer on the embedded database, where everybody waits. */
const maxRead = { embedded: 10_000, server: 50_000 }

interface Search {
  from: PgTable & { id: PgColumn; created_at: PgColumn }
  /** The searched text, exactly as in its trigram index. */
  text: SQL
  /** The list’s other filters: they choose which newest rows are read. The caller applies them to `ids` as well. */
  where: SQL | undefined
  q: string
}

/**
 * Returns the ids of a list's rows that contain every word of a search. If too many match, only the newest rows are
 * searched, and `isPart` is true.
 */
export async function foundIds(
  db: Db | Transaction,
  { from, text, where, q }: Search,
): Promise<{ ids: string[]; isPartial: boolean }> {
  const words = typedWordsOf(q)
  const indexed = await idsOf(
    db,
    sql`select ${from.id} as id from ${from} where ${holdsAll(text, words) ?? sql`true`} limit ${maxFound + 1}`,
  )
  if (indexed.length <= maxFound) return { ids: indexed, isPartial: false }
  const newest = sql`select ${from.id} as id, ${text} as searched from ${from} where ${where ?? sql`true`} order by ${from.created_at} desc, ${from.id} desc limit ${isEmbedded(db) ? maxRead.embedded : maxRead.server}`
  const read = sql`select newest.id from (${newest}) as newest where ${holdsAll(sql`newest.searched`, words) ?? sql`true`} limit ${maxFound}`
  return { ids: await idsOf(db, read), isPartial: true }
}

async function idsOf(db: Db | Transaction, statement: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(statement)
  return rows.map(({ id }) => id)
}
