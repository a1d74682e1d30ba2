import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connect.ts'

/**
 * The most rows per batch. A batch takes a few hundredths of a second, and visitors wait for it on the embedded
 * database.
 */
export const batchSize = 1_000

/** Deletes a batch of unlocked rows for which `due` holds, and returns how many. */
export async function deleteBatch(db: Db, table: PgTable, due: SQL, limit = batchSize): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from ${table} where ${batchOf(table, due, limit)}`)
  return rowCount ?? 0
}

/** Updates a batch of unlocked rows for which `due` holds, and returns how many. `change` must make `due` false. */
export async function updateBatch(db: Db, table: PgTable, change: SQL, due: SQL): Promise<number> {
  const { rowCount } = await db.execute(
    sql`update ${table} set ${change} where ${batchOf(table, due, batchSize)}`,
  )
  return rowCount ?? 0
}

function batchOf(table: PgTable, due: SQL, limit: number): SQL {
  return sql`ctid = any(array(select ctid from ${table} where ${due} limit ${limit} for update skip locked))`
}

/** Whether a time is more than `days` days ago by the database's clock, which all processes share. */
export function isOlderThan(time: SQL | { getSQL(): SQL }, days: number): SQL {
  return sql`${time} < now() - make_interval(days => ${days}::int)`
}
