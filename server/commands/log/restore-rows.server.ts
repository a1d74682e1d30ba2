import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { formatColumnNames } from '#content/office/format-column-names'
import { accountName } from '#domain/account-name'
import type { Transaction } from '#server/db/connect'
import { timeOf } from '#server/db/time-of'
import { recordOf, rowAsJson } from '#server/db/stored-row'
import { AppError } from '#server/errors/app-error'
import { orThrow } from '#server/errors/or-throw'
import type { Change } from '#server/queries/log/log.server'
import { type LogEntry, whoHasChanged } from '#server/queries/log/log-entries.server'

/** Columns that record only that a row has changed, which cause no conflict. */
const bookkeepingColumns: ReadonlySet<string> = new Set(['updated_at', 'version'])

type Row = Record<string, unknown>

export type TableWithId = PgTable & { id: PgColumn }

interface RestoreRowsOptions {
  table: TableWithId
  /** Columns that the site updates itself after a user's change; only another user's change of them conflicts. */
  followedUp?: readonly string[]
  /** Whether columns that have changed since keep their value without a conflict. */
  keepsLaterChanges?: boolean
}

/**
 * Undoes one log entry of a table with an `id`: columns of `before` are restored where the row still has `after`,
 * created rows are deleted, and deleted rows are inserted exactly as they were. Returns the changes for the log.
 * @throws AppError conflict, naming who changed it since, and what
 */
export async function restoreRows(
  tx: Transaction,
  { table, followedUp = [], keepsLaterChanges = false }: RestoreRowsOptions,
  entry: LogEntry,
): Promise<Change> {
  const { before, after } = entry
  const on = { kind: entry.subject_kind, id: entry.subject_id }
  if (before && after === null) {
    await insertAgain(tx, table, before, entry)
    return { on, before: null, after: before }
  }
  if (!after) throw new Error('an entry without contents cannot be undone')

  const { current, changed } = await lookAt(tx, table, after, entry)
  const overwritten = changed.filter((name) => !bookkeepingColumns.has(name))
  const isInTheWay =
    !keepsLaterChanges &&
    (overwritten.some((name) => !followedUp.includes(name)) ||
      (await whoHasChanged(tx, entry, overwritten)) !== undefined)
  if (isInTheWay) throw await changedSince(tx, entry, overwritten)
  if (!before) {
    const here = sql`delete from ${table} where ${table.id} = ${on.id}`
    await orThrow(tx.execute(here), {
      reference: { userMessage: 'Something belongs to it by now, so it can’t be removed.' },
    })
    return { on, before: current, after: null }
  }
  // Versions and update times always advance, so that a restored row does not look unchanged to a reader.
  const moved: Row = {
    ...(changed.includes('updated_at') && { updated_at: await timeOf(tx) }),
    ...('version' in after && { version: Number(current['version']) + 1 }),
  }
  const names = Object.keys(after).filter((name) => !keepsLaterChanges || !overwritten.includes(name))
  const values = Object.fromEntries(names.map((name) => [name, (before as Row)[name] ?? null]))
  const put = { ...values, ...moved }
  const set = names.map((name) => sql`${sql.identifier(name)} = put.${sql.identifier(name)}`)
  const update = sql`update ${table} set ${sql.join(set, sql`, `)} from ${recordOf(table, put)} as put where ${table.id} = ${on.id}`
  await orThrow(tx.execute(update), refusals)
  return { on, before: Object.fromEntries(names.map((name) => [name, current[name]])), after: put }
}

const columnsOf = (table: PgTable): readonly PgColumn[] => Object.values(getTableColumns(table))

/** Locks the row and returns it, with the columns of `after` that have changed since. */
async function lookAt(tx: Transaction, table: TableWithId, after: object, entry: LogEntry) {
  const differs = columnsOf(table)
    .filter(({ name }) => name in after)
    .map((column) => {
      const was = sql`was.${sql.identifier(column.name)}`
      return sql`case when ${comparable(column, sql`${column}`)} is distinct from ${comparable(column, was)} then ${column.name}::text end`
    })
  const { rows } = await tx.execute<{ current: Row; changed: string[] }>(
    sql`select ${rowAsJson(table)} as current, array_remove(array[${sql.join(differs, sql`, `)}], null) as changed
      from ${table}, ${recordOf(table, after)} as was where ${table.id} = ${entry.subject_id} for update of ${table}`,
  )
  const [found] = rows
  if (found) return found
  throw await changedSince(tx, entry, [])
}

/** Makes a column comparable: `json` has no equality operator, and logged times may have only milliseconds. */
function comparable(column: PgColumn, value: SQL): SQL {
  const type = column.getSQLType()
  if (type === 'json') return sql`${value}::text`
  return type === 'timestamp with time zone' ? sql`date_trunc('milliseconds', ${value})` : value
}

async function insertAgain(
  tx: Transaction,
  table: TableWithId,
  before: object,
  entry: LogEntry,
): Promise<void> {
  const names = columnsOf(table).flatMap(({ name }) => (name in before ? [sql.identifier(name)] : []))
  const columns = sql.join(names, sql`, `)
  const insert = sql`insert into ${table} (${columns}) select ${columns} from ${recordOf(table, before)} on conflict do nothing returning 1`
  const { rows } = await orThrow(tx.execute(insert), {
    reference: { userMessage: 'What it belongs to is gone, so it can’t come back.' },
  })
  if (rows.length === 0) throw await changedSince(tx, entry, [])
}

/** The messages for database constraints that prevent restoring columns. */
export const refusals = {
  reference: {
    userMessage: 'The person it belonged to is gone, so this can’t be undone. Nothing was changed.',
  },
  unique: {
    userMessage: 'Another one has that name or address by now, so this can’t be undone. Nothing was changed.',
  },
}

/** Returns the conflict error. Without `columns`, the row was deleted or exists again. */
async function changedSince(tx: Transaction, entry: LogEntry, columns: readonly string[]): Promise<AppError> {
  const touched = columns.length > 0 ? columns : Object.keys({ ...entry.before, ...entry.after })
  const email = await whoHasChanged(tx, entry, touched)
  const who = email === undefined ? 'Something else' : accountName(email)
  const what =
    columns.length > 0
      ? `changed the ${columns.map(formatColumnNames).join(' and the ')}`
      : entry.after === null
        ? 'put something in its place'
        : 'removed it'
  return new AppError('conflict', {
    userMessage: `${who} has ${what} since, so this can’t be undone. Nothing was changed.`,
  })
}
