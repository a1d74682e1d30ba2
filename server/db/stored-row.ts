import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './connect.ts'

/**
 * A row as the database writes it to JSON, with full time precision and ordered JSON, for the log to restore it
 * exactly. Locks it until the transaction ends; null if it does not exist.
 */
export async function storedRow(
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  id: string,
): Promise<object | null> {
  const { rows } = await tx.execute<{ row: object }>(
    sql`select ${rowAsJson(table)} as row from ${table} where ${table.id} = ${id} for update`,
  )
  return rows[0]?.row ?? null
}

/** The row of a statement as JSON, without what the database computes. */
export const rowAsJson = (table: PgTable): SQL<object> =>
  sql`(select row_to_json(stored) from (select ${sql.join(Object.values(getTableColumns(table)), sql`, `)}) as stored)`

/** Rows of these values, with the types of the table's columns. */
export const recordOf = (table: PgTable, values: object): SQL =>
  sql`json_populate_record(null::${table}, ${JSON.stringify(values)}::json)`
