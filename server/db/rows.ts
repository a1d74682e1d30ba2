import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A row for a table, its columns checked where it is made. */
export interface NewRow {
  readonly table: PgTable
  readonly values: Readonly<Record<string, unknown>>
}

export function newRow<Table extends PgTable>(table: Table, values: Table['$inferInsert']): NewRow {
  return { table, values }
}

/**
 * Many rows as one parameter, for `insert(table).select(…)`: the same short statement whatever their number. The
 * columns' defaults do not apply; `computed` has what the database makes of a column instead.
 */
export function rowsOf<Table extends PgTable, Computed extends keyof Table['$inferInsert'] = never>(
  table: Table,
  rows: readonly Omit<Table['$inferInsert'], Computed>[],
  computed: Partial<Record<Computed, SQL>> = {},
): SQL {
  const columns = Object.values(getTableColumns(table)).map(
    ({ name }) => (computed as Record<string, SQL>)[name] ?? sql.identifier(name),
  )
  return sql`select ${sql.join(columns, sql`, `)} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`
}
