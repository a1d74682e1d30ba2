import { randomUUID } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { escapeIdentifier } from 'pg'
import type { Database } from '#server/db/connect'
import { contentVersions } from '#server/db/schema/content-versions'
import { tables } from '#server/db/schema/index'

/** Text that is easily lost: quotes, line separators, invisible characters, and letters of every byte length. */
const text = 'a "quoted" \\N, (b)\n{c}\r\n\t\u2028\u2029 \\. NULL é 漢 🙂 \u0001'

const values: Readonly<Record<string, unknown>> = {
  text,
  'varchar(255)': text,
  integer: -2_147_483_648,
  smallint: 32_767,
  bigint: '9007199254740993',
  'double precision': 0.1 + 0.2,
  boolean: true,
  date: '0099-02-28',
  'timestamp with time zone': '2026-03-29 01:59:59.123457+01',
  bytea: Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  json: '{"b": [1.50, null,\n"\\u2028"], "a": {}, "b": "again"}',
  jsonb: 'null',
  'text[]': [text, '', 'NULL', '{}'],
  'timestamp with time zone[]': ['2026-03-29 01:59:59.123457+01', 'infinity'],
}

/**
 * Inserts two rows into every table, the second one with nulls where allowed, for tests that must preserve any
 * value.
 */
export async function fillEveryTable({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const ids = new Map<PgTable, string[]>()
  for (const table of tables) {
    const { columns, foreignKeys, primaryKeys, uniqueConstraints } = getTableConfig(table)
    const keys = [...primaryKeys, ...uniqueConstraints].flatMap((key) => key.columns.map(({ name }) => name))
    const own = [randomUUID(), randomUUID()]
    ids.set(table, own)
    const valueOf = (column: PgColumn, at: number): unknown => {
      const link = foreignKeys
        .map((key) => key.reference())
        .find((each) => each.columns[0]?.name === column.name)
      // The first row of a table that refers to itself refers to one that comes after it.
      if (link) return ids.get(link.foreignTable)?.[column.notNull ? at : 1 - at]
      // Only a draft, which has no number, is shown by a key.
      if (column === contentVersions.preview_key) return null
      if (column.primary || keys.includes(column.name) || column.isUnique)
        return isAnyText(column) ? own[at] : (counted[column.getSQLType()]?.[at] ?? null)
      if (at === 1 && !column.notNull) return null
      return column.getSQLType() === 'uuid' ? randomUUID() : values[column.getSQLType()]
    }
    const row = (at: number) =>
      `(${columns.map((column, index) => `$${at * columns.length + index + 1}::${column.getSQLType()}`).join(', ')})`
    await pool.query(
      `insert into ${escapeIdentifier(getTableName(table))}
        (${columns.map(({ name }) => escapeIdentifier(name)).join(', ')}) values ${row(0)}, ${row(1)}`,
      [0, 1].flatMap((at) => columns.map((column) => valueOf(column, at))),
    )
  }
}

const isAnyText = (column: PgColumn) => ['uuid', 'text', 'varchar(255)'].includes(column.getSQLType())

const counted: Readonly<Record<string, readonly unknown[]>> = {
  integer: [0, 1],
  smallint: [0, 1],
  date: ['0099-02-28', 'infinity'],
  'timestamp with time zone': ['2026-03-29 01:59:59.123457+01', '-infinity'],
}
