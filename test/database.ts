import { getTableName, sql } from 'drizzle-orm'
import pg, { escapeIdentifier } from 'pg'
import { connectDatabase, type Database, overPglite } from '#server/db/connect'
import { openEmbedded } from '#server/db/embedded'
import { causeOf, codeOf } from '#server/db/failures'
import { migrateDatabase } from '#server/db/migrate'
import { knownVersions } from '#server/db/schema-version'
import { tables } from '#server/db/schema/index'
import { netSightings } from '#server/db/schema/net-sightings'

export type TestDatabase = Database

const held = globalThis as typeof globalThis & { testDatabase?: Promise<TestDatabase> }

/**
 * The worker's own database, migrated and empty: a new one in the PostgreSQL of TEST_DATABASE_URL, otherwise an
 * embedded one in memory.
 */
export async function testDatabase(): Promise<TestDatabase> {
  held.testDatabase ??= open()
  const database = await held.testDatabase
  await empty(database)
  return database
}

async function open(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  if (url) return copyOfTemplate(url)
  const lite = await openEmbedded()
  const database = { ...overPglite(lite), close: () => lite.close() }
  await migrateDatabase(database)
  return database
}

/** Creates a database from the template that the first worker has migrated. */
async function copyOfTemplate(url: string): Promise<TestDatabase> {
  const template = `template_${knownVersions().at(-1)?.at}`
  const name = `test_${process.pid}_${Date.now()}`
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query('select pg_advisory_lock(hashtext($1))', [template])
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
  if (!rowCount) await createTemplate(admin, template, url)
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  return connectTo(url, name)
}

/** Migrates the template under another name, so that a failed migration leaves no template. */
async function createTemplate(admin: pg.Client, template: string, url: string): Promise<void> {
  const unfinished = `unfinished_${template}`
  await admin.query(`drop database if exists ${unfinished}`)
  await admin.query(`create database ${unfinished}`)
  const database = await connectTo(url, unfinished)
  await migrateDatabase(database)
  await database.close()
  await admin.query(`alter database ${unfinished} rename to ${template}`)
}

function connectTo(url: string, name: string): Promise<Database> {
  const own = new URL(url)
  own.pathname = `/${name}`
  return connectDatabase({ databaseUrl: own.href, dataDir: '' })
}

/**
 * Counts the rows of all our tables, which a refused call must not change, except what the spam filter stores for every
 * call. The statement is named, so that PostgreSQL plans it once per connection: planning takes 10 ms, counting 1 ms.
 * The connections of the embedded database share statement names, so there it has none.
 */
export async function countAllRows({ pool, engine }: Pick<Database, 'pool' | 'engine'>): Promise<number> {
  const named = engine === 'postgres' ? { name: 'count all rows' } : {}
  const { rows } = await pool.query<{ n: string }>({ ...named, text: countingAllRows })
  return Number(rows[0]?.n)
}

const countingAllRows = `select ${tables
  .filter((table) => table !== netSightings)
  .map((table) => `(select count(*) from ${escapeIdentifier(getTableName(table))})`)
  .join(' + ')} as n`

/** Truncates all tables with rows. Retries on a deadlock with work that the previous test left running. */
async function empty({ db }: Pick<Database, 'db'>, attemptsLeft = 5): Promise<void> {
  try {
    const { rows } = await db.execute<{ name: string }>(tablesWithPages)
    if (rows.length === 0) return
    const names = rows.map(({ name }) => sql.identifier(name))
    await db.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`)
  } catch (error) {
    const cause = causeOf(error)
    const isDeadlock = cause instanceof Error && codeOf(cause) === '40P01'
    if (!isDeadlock || attemptsLeft === 0) throw error
    await empty({ db }, attemptsLeft - 1)
  }
}

/**
 * Selects the tables with pages, because truncating all forty tables takes 100 ms on PostgreSQL. A table has pages as
 * soon as it was written to, before the transaction commits, and none after it was truncated.
 */
const tablesWithPages = sql`
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`
