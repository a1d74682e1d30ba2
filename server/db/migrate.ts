import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { ClientBase } from 'pg'
import { migrationsFolder } from '#server/settings/folders'
import type { Database } from './connect.ts'
import { withStartLock } from './start-lock.ts'

/**
 * Brings the schema up to date. Processes that start together wait for the first one, then find nothing to do.
 * @throws Error in plain words when the database has no pg_trgm for us
 */
export async function migrateDatabase(database: Pick<Database, 'pool'>): Promise<void> {
  await withStartLock(database, async (client) => {
    await addSearch(client)
    await migrate(drizzle(client), { migrationsFolder })
  })
}

/** What the search's indexes are made of. PostgreSQL lets whoever may make a schema add it, where it is installed. */
async function addSearch(client: ClientBase): Promise<void> {
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
