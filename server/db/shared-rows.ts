import { and, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './connect.ts'
import { type NewRow, rowsOf } from './rows.ts'

/** A row that several calls insert under one `id`. The first one stays, except for missing columns. */
export interface SharedRow extends NewRow {
  /** Columns in which all of them must be equal. */
  readonly same: readonly string[]
  /** Columns that a later call fills in where they are empty. */
  readonly filled: readonly string[]
}

export function sharedRow<Table extends PgTable>(
  table: Table,
  values: Table['$inferSelect'],
  columns: Record<'same' | 'filled', readonly (keyof Table['$inferSelect'] & string)[]>,
): SharedRow {
  return { table, values, ...columns }
}

/** What happened to a shared row: inserted, found, or different and left alone. */
type SharedRowOutcome = 'new' | 'there' | 'different'

/** Inserts rows of any tables, in one statement per table; ids must be unique per table. */
export async function insertSharedRows<Row extends SharedRow>(
  tx: Transaction,
  rows: readonly Row[],
): Promise<ReadonlyMap<Row, SharedRowOutcome>> {
  const found = [...Map.groupBy(rows, ({ table }) => table)].map(([table, ofTable]) =>
    insertInto(tx, table, ofTable),
  )
  return new Map((await Promise.all(found)).flat())
}

async function insertInto<Row extends SharedRow>(
  tx: Transaction,
  table: PgTable,
  rows: readonly Row[],
): Promise<(readonly [Row, SharedRowOutcome])[]> {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const { id } = columns
  const [first] = rows
  if (!id || !first) throw new Error('shared rows need an id')
  const idOf = ({ values }: SharedRow) => String(values['id'])
  // Sorted, so that two groups never deadlock.
  const ordered = rows.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
  const insertedValue = (name: string) => sql`excluded.${sql.identifier(name)}`
  const stored = await tx
    .insert(table)
    .select(
      rowsOf(
        table,
        ordered.map(({ values }) => values),
      ),
    )
    .onConflictDoUpdate({
      target: id,
      set: Object.fromEntries(
        first.filled.map((name) => [name, sql`coalesce(${columns[name]}, ${insertedValue(name)})`]),
      ),
      setWhere: and(
        ...first.same.map((name): SQL => sql`${columns[name]} is not distinct from ${insertedValue(name)}`),
      ),
    })
    // Inserted rows were locked by nobody before; found ones are locked by this.
    .returning({ id: sql<string>`${id}`, isNew: sql<boolean>`xmax = 0` })
  const isNew = new Map(stored.map((row) => [row.id, row.isNew]))
  return rows.map((row) => {
    const fresh = isNew.get(idOf(row))
    return [row, fresh === undefined ? 'different' : fresh ? 'new' : 'there'] as const
  })
}
