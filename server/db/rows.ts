import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A row for a table, type-checked where it is created. */
export interface NewRow {
  readonly table: PgTable
  readonly values: Readonly<Record<string, unknown>>
}

export function newRow<Table extends PgTable>(table: Table, values: Table['$inferInsert']): NewRow {
  return { table, values }
}

/**
 * Many rows as one parameter, for `insert(table).select(…)`: the statement is the same for any number. Column
 * defaults do not apply; `computed` has expressions instead.
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
