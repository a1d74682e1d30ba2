import { setTimeout as wait } from 'node:timers/promises'
import { getTableName } from 'drizzle-orm'
import { escapeIdentifier } from 'pg'
import type { Database } from './connect.ts'
import { tables } from './schema/index.ts'

type Rewritten = Pick<Database, 'pool'>

const tableNames = tables.map((table) => escapeIdentifier(getTableName(table)))

/** A pause between two tables, for others who wait for the only connection. */
const pauseMs = 50

/** The size of our largest table with its indexes, in bytes: a rewrite takes about a second per 40 MB. */
export async function largestTableBytes({ pool }: Rewritten): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    'select max(pg_total_relation_size(oid)) as bytes from pg_class where oid = any($1::text[]::regclass[])',
    [tableNames],
  )
  return Number(rows[0]?.bytes ?? 0)
}

/**
 * Rewrites every table of the embedded database with its indexes and without deleted rows, and drops the write-ahead
 * log that still contains them. PostgreSQL keeps deleted rows until their space is reused, and the embedded database
 * runs no vacuum. Locks one table at a time.
 */
export async function rewriteTables({ pool }: Rewritten): Promise<void> {
  for (const name of tableNames) {
    await pool.query(`vacuum full ${name}`)
    await wait(pauseMs)
  }
  // Planner statistics store values too, also of index expressions and of empty tables.
  const { rowCount: known } = await pool.query(
    "delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)",
  )
  if (known) {
    await pool.query('vacuum full pg_statistic')
    await pool.query('analyze')
  }
  await pool.query('checkpoint')
  // An existing segment is reused with its content; the last one has only new records.
  const { rows } = await pool.query<{ segments: number }>(
    'select count(*)::int as segments from pg_ls_waldir()',
  )
  for (let segment = 0; segment <= (rows[0]?.segments ?? 0); segment += 1) {
    // PostgreSQL does not leave a segment without a record in it.
    await pool.query("select pg_create_restore_point('rewritten'), pg_switch_wal()")
    await pool.query('checkpoint')
  }
}
