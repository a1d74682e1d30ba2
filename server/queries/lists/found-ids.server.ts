import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Transaction } from '#server/db/connect'
import { isEmbedded } from '#server/db/engine-of'
import { holdsAll, typedWordsOf } from '#server/queries/contacts/search-words.server'

/** A search shows at most this many rows; the index finds as many in a few milliseconds. */
const maxFound = 2_000
/** If more rows contain the words, only this many of the newest are read; fewer on the embedded database, where everybody waits for it. */
const maxRead = { embedded: 10_000, server: 50_000 }

interface Search {
  from: PgTable & { id: PgColumn; created_at: PgColumn }
  /** What the search covers, as its trigram index has it. */
  text: SQL
  /** The list’s other filters: they choose which newest rows are read. The caller applies them to `ids` as well. */
  where: SQL | undefined
  q: string
}

/**
 * The rows of a list that hold every word of a search. Words that too many rows hold are searched for among the
 * newest rows alone; `isPart` says so.
 */
export async function foundIds(
  db: Db | Transaction,
  { from, text, where, q }: Search,
): Promise<{ ids: string[]; isPart: boolean }> {
  const words = typedWordsOf(q)
  const indexed = await idsOf(
    db,
    sql`select ${from.id} as id from ${from} where ${holdsAll(text, words) ?? sql`true`} limit ${maxFound + 1}`,
  )
  if (indexed.length <= maxFound) return { ids: indexed, isPart: false }
  const newest = sql`select ${from.id} as id, ${text} as searched from ${from} where ${where ?? sql`true`} order by ${from.created_at} desc, ${from.id} desc limit ${isEmbedded(db) ? maxRead.embedded : maxRead.server}`
  const read = sql`select newest.id from (${newest}) as newest where ${holdsAll(sql`newest.searched`, words) ?? sql`true`} limit ${maxFound}`
  return { ids: await idsOf(db, read), isPart: true }
}

async function idsOf(db: Db | Transaction, statement: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(statement)
  return rows.map(({ id }) => id)
}
