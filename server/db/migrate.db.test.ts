import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database, overPglite } from './connect.ts'
import { migrateDatabase } from './migrate.ts'

const url = process.env['TEST_DATABASE_URL']
const closes: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close()
})

let lite: PGlite | undefined
beforeAll(async () => {
  if (!url) lite = await PGlite.create()
})
afterAll(() => lite?.close())

const journal = new URL('./migrations/meta/_journal.json', import.meta.url)
const migrations = (JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] }).entries.length

/** Several ways into one empty database, as several processes have them; on the embedded one there is only one. */
async function emptyDatabase(connections: number): Promise<Database[]> {
  if (lite) {
    await lite.exec('drop schema if exists drizzle cascade; drop schema public cascade; create schema public')
    return [{ ...overPglite(lite), close: async () => {} }]
  }
  if (!url) throw new Error('no database')
  const name = `migrate_${process.pid}_${Date.now()}`
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`create database ${name}`)
  closes.push(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  const own = new URL(url)
  own.pathname = `/${name}`
  const databases = await Promise.all(
    Array.from({ length: connections }, () => connectDatabase({ databaseUrl: own.href, dataDir: '' })),
  )
  for (const { close } of databases) closes.push(close)
  return databases
}

async function applied({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from drizzle.__drizzle_migrations',
  )
  return rows[0]?.n ?? 0
}

async function tables({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  return rows.map(({ name }) => name)
}

test('brings an empty database up to date, and then finds nothing to do', async () => {
  const [database] = await emptyDatabase(1)
  if (!database) throw new Error('no database')
  await migrateDatabase(database)
  expect(await tables(database)).toEqual(
    expect.arrayContaining(['deliveries', 'idempotency_keys', 'rate_limits', 'scorecard_submissions']),
  )
  expect(await applied(database)).toBe(migrations)
  await migrateDatabase(database)
  expect(await applied(database)).toBe(migrations)
})

test.skipIf(!url)('lets three processes start on one empty database at once', async () => {
  const databases = await emptyDatabase(3)
  await Promise.all(databases.map((database) => migrateDatabase(database)))
  for (const database of databases) expect(await applied(database)).toBe(migrations)
})

test('gives its lock back when a migration fails', async () => {
  const [database, other = database] = await emptyDatabase(url ? 2 : 1)
  if (!database || !other) throw new Error('no database')
  await database.pool.query('create table deliveries (unexpected text)')
  await expect(migrateDatabase(database)).rejects.toThrow()
  await database.pool.query('drop table deliveries')
  await migrateDatabase(other)
  expect(await applied(other)).toBe(migrations)
})
