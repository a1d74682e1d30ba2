import { sql } from 'drizzle-orm'
import pg from 'pg'
import { connectDatabase, type Database, overPglite } from '#server/db/connect'
import { openEmbedded } from '#server/db/embedded'
import { causeOf, codeOf } from '#server/db/failures'
import { migrateDatabase } from '#server/db/migrate'
import { tables } from '#server/db/schema/index'
import { netSightings } from '#server/db/schema/net-sightings'

export type TestDatabase = Database

const held = globalThis as typeof globalThis & { testDatabase?: Promise<TestDatabase> }

/**
 * The worker's own database, migrated and emptied: a fresh one in the PostgreSQL of
 * TEST_DATABASE_URL, else an embedded one in memory.
 */
export async function testDatabase(): Promise<TestDatabase> {
  held.testDatabase ??= open()
  const database = await held.testDatabase
  await empty(database)
  return database
}

async function open(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  const database = url ? await freshPostgres(url) : await freshPglite()
  await migrateDatabase(database)
  return database
}

async function freshPglite(): Promise<Database> {
  const lite = await openEmbedded()
  return { ...overPglite(lite), close: () => lite.close() }
}

async function freshPostgres(url: string): Promise<Database> {
  const name = `test_${process.pid}_${Date.now()}`
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return connectDatabase({ databaseUrl: own.href, dataDir: '' })
}

/**
 * The rows of every table of ours together: what a refused call must not change. Without what the junk net remembers
 * of every call for a day.
 */
export async function countAllRows({ db }: Pick<Database, 'db'>): Promise<number> {
  const parts = tables
    .filter((table) => table !== netSightings)
    .map((table) => sql`select count(*) as n from ${table}`)
  const { rows } = await db.execute<{ n: string }>(
    sql`select sum(n) as n from (${sql.join(parts, sql` union all `)}) as counts`,
  )
  return Number(rows[0]?.n)
}

/** What the test before left running may still read the same tables in another order: one of the two gives way then. */
async function empty({ db }: Pick<Database, 'db'>, triesLeft = 5): Promise<void> {
  try {
    await db.execute(sql`truncate ${sql.join([...tables], sql`, `)}`)
  } catch (error) {
    const cause = causeOf(error)
    const isDeadlock = cause instanceof Error && codeOf(cause) === '40P01'
    if (!isDeadlock || triesLeft === 0) throw error
    await empty({ db }, triesLeft - 1)
  }
}
