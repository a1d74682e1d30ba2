import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { migrationsFolder } from '#server/settings/folders'
import type { Database } from './connect.ts'
import { causeOf, codeOf } from './failures.ts'
import { knownVersions, migrationsUpTo, type SchemaVersion, schemaVersion } from './schema-version.ts'
import { withStartLock } from './start-lock.ts'

interface MigrateOptions {
  /** As far as this, for rows that are of that version; default as far as this program knows. */
  upTo?: SchemaVersion | undefined
  /**
   * Called before a database that has a schema of ours gets another one, with the connection that holds everybody else
   * up. When it throws, nothing is changed.
   */
  beforeUpgrade?: (client: pg.ClientBase, from: SchemaVersion) => Promise<void>
}

/**
 * Brings the schema up to date. Processes that start together wait for the first one, then find nothing to do.
 * @throws Error in plain words when the database has no pg_trgm for us, or is of a newer version of the program
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
    if (!is) return migrateTo(client, upTo)
    // One transaction each: all of them in one would gather locks on table after table, against those who write.
    for (const step of knownVersions().filter(({ at }) => at > is.at && at <= upTo.at))
      await betweenWriters(client, () => migrateTo(client, step))
  })
}

/** All that is missing up to a version, in one transaction. */
async function migrateTo(client: pg.PoolClient, version: SchemaVersion): Promise<void> {
  const isNewest = version.at === knownVersions().at(-1)?.at
  const folder = isNewest ? migrationsFolder : migrationsUpTo(version)
  try {
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    if (!isNewest) rmSync(folder, { recursive: true })
  }
}

/**
 * While a change waits for its locks everybody else waits behind it. So it gives way after less than the second in which
 * PostgreSQL looks for deadlocks, and is tried again.
 */
async function betweenWriters(client: pg.PoolClient, change: () => Promise<void>): Promise<void> {
  await client.query("set lock_timeout = '800ms'")
  for (let tried = 1; ; tried += 1) {
    try {
      await change()
      break
    } catch (error) {
      const cause = causeOf(error)
      const isLocked = cause instanceof Error && lockFailures.includes(codeOf(cause))
      if (!isLocked || tried === mostTries) throw error
      await wait(triedAgainAfterMs)
    }
  }
  await client.query('reset lock_timeout')
}

/** Waited too long for a lock; chosen to end a deadlock. */
const lockFailures = ['55P03', '40P01']
const mostTries = 60
const triedAgainAfterMs = 500

const newer =
  'A newer version of the program has changed this database since, and this one would not understand it. Start the newer version again; or restore the backup that was made before the upgrade into an empty database, and start this version on that.'

/**
 * Gives a new database its schema, for what is done beside the site.
 * @throws Error in plain words when it is of an earlier version: the site backs it up and upgrades it when it starts
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

/** What the search's indexes are made of. PostgreSQL lets whoever may make a schema add it, where it is installed. */
async function addSearch(client: pg.ClientBase): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The database lacks the extension pg_trgm, and it cannot be added (${reason}). Install PostgreSQL's additional modules (postgresql-contrib) or allow the extension at your provider; then start again, or have an administrator of the database run: create extension pg_trgm`,
      { cause: error },
    )
  }
}
