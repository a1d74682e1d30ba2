import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './connect.ts'

/**
 * A row as the database itself writes it into JSON, with every digit of its times and JSON in the order it was given:
 * what the log has to keep of a row that must come back as it was. Locks it until the transaction ends; null when it is
 * not there.
 */
export async function storedRow(
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  id: string,
): Promise<object | null> {
  const { rows } = await tx.execute<{ row: object }>(
    sql`select row_to_json(${table}) as row from ${table} where ${table.id} = ${id} for update`,
  )
  return rows[0]?.row ?? null
}

/** Rows of these values, their columns of the table's types. */
export const recordOf = (table: PgTable, values: object): SQL =>
  sql`json_populate_record(null::${table}, ${JSON.stringify(values)}::json)`
