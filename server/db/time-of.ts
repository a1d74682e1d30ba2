import { sql } from 'drizzle-orm'
import type { Db, Transaction } from './connect.ts'

/** The time by the database's clock, for work without access to the process's `database.now`. */
export async function timeOf(db: Db | Transaction): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  )
  return new Date(Number(rows[0]?.ms))
}
