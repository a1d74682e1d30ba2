import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { migrationsFolder } from '#server/settings/folders'
import type { Database } from './connect.ts'
import { withStartLock } from './start-lock.ts'

/** Brings the schema up to date. Processes that start together wait for the first one, then find nothing to do. */
export async function migrateDatabase(database: Pick<Database, 'pool'>): Promise<void> {
  await withStartLock(database, (client) => migrate(drizzle(client), { migrationsFolder }))
}
