import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'

/** The time by the database's clock, for whoever has nothing but a way to ask it. */
export async function timeOf(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  )
  return new Date(Number(rows[0]?.ms))
}
