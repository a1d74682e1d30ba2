import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/connect'
import { tables } from '#server/db/schema/index'

/** Returns all rows by table, each as the database's own JSON text. */
export async function allRows(
  { db }: Pick<Database, 'db'>,
  without: readonly PgTable[] = [],
): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const table of tables.filter((each) => !without.includes(each))) {
    const found = await db.execute<{ row: string }>(
      sql`select row_to_json(${table})::text as row from ${table} order by 1`,
    )
    rows[getTableName(table)] = found.rows.map(({ row }) => row)
  }
  return rows
}
