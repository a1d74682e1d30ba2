import { setTimeout as wait } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { NodePgSession } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type ClientBase, escapeIdentifier, type PoolClient } from 'pg'
import { messageOf } from '#domain/message-of'
import { migrationsFolder } from '#server/settings/folders'
import type { Database } from './connect.ts'
import { causeOf, codeOf } from './failures.ts'
import { knownVersions, type SchemaVersion, schemaVersion } from './schema-version.ts'
import { withStartLock } from './start-lock.ts'

interface MigrateOptions {
  /** The last migration to apply; default: all that this program knows. */
  upTo?: SchemaVersion | undefined
  /**
   * Called before an existing database is upgraded, with the connection that holds the lock. If it throws, nothing
   * changes.
   */
  beforeUpgrade?: (client: ClientBase, from: SchemaVersion) => Promise<void>
}

/**
 * Migrates the schema. Processes that start together wait for the first one, then find nothing to do.
 * @throws Error for the owner to read, when pg_trgm cannot be used or the database is of a newer version
 */
export async function migrateDatabase(
  database: Pick<Database, 'pool'>,
  { upTo = knownVersions().at(-1), beforeUpgrade }: MigrateOptions = {},
): Promise<void> {
  if (!upTo) throw new Error('The program has no migrations.')
  await withStartLock(database, async (client) => {
    const is = await schemaVersion(client)
    if (is && is.at > upTo.at) throw new Error(newer)
    if (is?.at === upTo.at) return
    if (is) await beforeUpgrade?.(client, is)
    await addSearch(client)
    const missing = readMigrationFiles({ migrationsFolder }).filter(
      ({ folderMillis: at }) => at > (is?.at ?? 0) && at <= upTo.at,
    )
    if (!is) return apply(client, missing)
    // One transaction per migration, because one for all would gather locks on table after table against writers.
    for (const step of missing) await betweenWriters(client, step)
  })
}

/** Applies migrations in one transaction. */
async function apply(client: PoolClient, migrations: MigrationMeta[]): Promise<void> {
  const dialect = new PgDialect()
  await dialect.migrate(migrations, new NodePgSession(client, dialect, undefined), migrationsFolder)
}

/**
 * Applies a migration, and retries while its locks are not free. Every other statement queues behind a waiting change,
 * so an attempt ends before the second after which PostgreSQL checks for deadlocks.
 */
async function betweenWriters(client: PoolClient, step: MigrationMeta): Promise<void> {
  await client.query(`set lock_timeout = ${deadlineMs}`)
  for (let tried = 1; ; tried += 1) {
    try {
      await apply(client, [{ ...step, sql: [...(await takingTables(client, step)), ...step.sql] }])
      break
    } catch (error) {
      const cause = causeOf(error)
      const isLocked = cause instanceof Error && lockFailures.includes(codeOf(cause))
      if (!isLocked || tried === maxAttempts) throw error
      await wait(triedAgainAfterMs)
    }
  }
  await client.query('reset lock_timeout')
}

/**
 * Locks all tables of a step before changing the first, because writers would otherwise wait for a changed table
 * while holding the next. The order varies per attempt: writers have an order of their own, and the reverse of it
 * would always deadlock.
 */
async function takingTables(client: PoolClient, { sql }: MigrationMeta): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and $1 ~ ('\\m' || relname || '\\M')
      order by random()`,
    [sql.join('\n')],
  )
  if (rows.length < 2) return []
  const tables = rows.map(({ name }) => escapeIdentifier(name)).join(', ')
  // PostgreSQL's lock timeout applies to each lock; this one applies to all.
  return [
    `set local statement_timeout = ${deadlineMs}`,
    `lock table ${tables}`,
    'set local statement_timeout = 0',
  ]
}

const deadlineMs = 800
/** Waited too long for locks, or was chosen to end a deadlock. */
const lockFailures = ['55P03', '57014', '40P01']
const maxAttempts = 60
const triedAgainAfterMs = 500

const newer =
  'A newer version of the program has changed this database since, and this one would not understand it. Start the newer version again; or restore the backup that was made before the upgrade into an empty database, and start this version on that.'

/**
 * Gives a new database its schema, for commands that run without the site.
 * @throws Error for the owner to read, when it is of an older version: the site backs it up and upgrades it when it
 * starts
 */
export function migrateNewDatabase(database: Pick<Database, 'pool'>): Promise<void> {
  return migrateDatabase(database, {
    async beforeUpgrade() {
      throw new Error(
        'This database is of an earlier version. Start the site once, which backs it up and upgrades it; then try again.',
      )
    },
  })
}

/**
 * The extension of the search indexes. PostgreSQL lets anyone who may create a schema install it, where it is
 * available.
 */
async function addSearch(client: ClientBase): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm')
  } catch (error) {
    throw new Error(
      `The database lacks the extension pg_trgm, and it cannot be added (${messageOf(error)}). Install PostgreSQL's additional modules (postgresql-contrib) or allow the extension at your provider; then start again, or have an administrator of the database run: create extension pg_trgm`,
      { cause: error },
    )
  }
}
