import { setTimeout as wait } from 'node:timers/promises'
import { getTableName } from 'drizzle-orm'
import { escapeIdentifier } from 'pg'
import type { Database } from './connect.ts'
import { tables } from './schema/index.ts'

type Rewritten = Pick<Database, 'pool'>

const tableNames = tables.map((table) => escapeIdentifier(getTableName(table)))

/** Between two tables, for those who wait for the one connection. */
const pauseMs = 50

/** Of the largest of our tables with its indexes, in bytes: a rewrite takes about a second for 40 MB. */
export async function largestTableBytes({ pool }: Rewritten): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    'select max(pg_total_relation_size(oid)) as bytes from pg_class where oid = any($1::text[]::regclass[])',
    [tableNames],
  )
  return Number(rows[0]?.bytes ?? 0)
}

/**
 * Writes every table of the embedded database anew, with its indexes and without what was deleted, and lets go of the
 * write-ahead log that still has it. PostgreSQL leaves deleted rows where they are until their place is needed, and
 * the embedded database has nobody else who tidies up. A table is locked while it is written.
 */
export async function rewriteTables({ pool }: Rewritten): Promise<void> {
  for (const name of tableNames) {
    await pool.query(`vacuum full ${name}`)
    await wait(pauseMs)
  }
  // The planner keeps some of the values for itself, also of what an index computes, and of a table that is empty now.
  const { rowCount: known } = await pool.query(
    "delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)",
  )
  if (known) {
    await pool.query('vacuum full pg_statistic')
    await pool.query('analyze')
  }
  await pool.query('checkpoint')
  // A segment that is there already is used with what it holds; the last one has nothing but what follows.
  const { rows } = await pool.query<{ segments: number }>(
    'select count(*)::int as segments from pg_ls_waldir()',
  )
  for (let segment = 0; segment <= (rows[0]?.segments ?? 0); segment += 1) {
    // Without a record in it a segment is not left.
    await pool.query("select pg_create_restore_point('rewritten'), pg_switch_wal()")
    await pool.query('checkpoint')
  }
}
