import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connect.ts'

/** Done in a few hundredths of a second: on the embedded database visitors wait for it. */
export const batchSize = 1_000

/** Deletes some rows for which `due` holds and nobody is at work on, and returns how many. */
export async function deleteBatch(db: Db, table: PgTable, due: SQL, limit = batchSize): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from ${table} where ${batchOf(table, due, limit)}`)
  return rowCount ?? 0
}

/** Changes some rows for which `due` holds, after which it holds no more, and returns how many. */
export async function changeBatch(db: Db, table: PgTable, change: SQL, due: SQL): Promise<number> {
  const { rowCount } = await db.execute(
    sql`update ${table} set ${change} where ${batchOf(table, due, batchSize)}`,
  )
  return rowCount ?? 0
}

function batchOf(table: PgTable, due: SQL, limit: number): SQL {
  return sql`ctid = any(array(select ctid from ${table} where ${due} limit ${limit} for update skip locked))`
}

/** Whether a time is longer ago than that. By the database's clock, which all processes share. */
export function isOlderThan(time: SQL | { getSQL(): SQL }, days: number): SQL {
  return sql`${time} < now() - make_interval(days => ${days}::int)`
}
