import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database, overPglite } from './connect.ts'
import { openEmbedded } from './embedded.ts'
import { migrateDatabase, migrateNewDatabase } from './migrate.ts'
import { knownVersions } from './schema-version.ts'

const url = process.env['TEST_DATABASE_URL']
const closes: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close()
})

let lite: PGlite | undefined
beforeAll(async () => {
  if (!url) lite = await openEmbedded()
})
afterAll(() => lite?.close())

const versions = knownVersions()
const migrations = versions.length

/** Opens several connections to one empty database, as several processes do; the embedded database has only one. */
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
    // `drop database` waits for connections that are about to end.
    await admin.query(`drop database ${name}`)
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

/** Applies all migrations before the one with that name. */
async function migrateUpTo(database: Database, name: string): Promise<void> {
  const here = versions.findIndex((each) => each.name.endsWith(`_${name}`))
  expect(here).toBeGreaterThan(0)
  await migrateDatabase(database, { upTo: versions[here - 1] })
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

test('migrates an empty database, and then finds nothing to do', async () => {
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

test('releases its lock when a migration fails', async () => {
  const [database, other = database] = await emptyDatabase(url ? 2 : 1)
  if (!database || !other) throw new Error('no database')
  await database.pool.query('create table deliveries (unexpected text)')
  await expect(migrateDatabase(database)).rejects.toThrow()
  await database.pool.query('drop table deliveries')
  await migrateDatabase(other)
  expect(await applied(other)).toBe(migrations)
})

test.skipIf(!url)(
  'lets writers continue while another lock blocks a change, then continues',
  async () => {
    const [first, reader, writer] = await emptyDatabase(3)
    if (!first || !reader || !writer) throw new Error('too few ways in')
    // Later migrations change contacts and deliveries, which are being read.
    await migrateUpTo(first, 'delivery_attempts')
    const reading = await reader.pool.connect()
    await reading.query('begin')
    await reading.query('select count(*) from deliveries')
    await reading.query('select count(*) from contacts')
    const upgraded = migrateDatabase(first)
    for (let count = 0; count < 5; count += 1) {
      const id = randomUUID()
      await writer.pool.query(
        'insert into contacts (id, email, created_at, last_activity_at) values ($1, $2, now(), now())',
        [id, `${id}@example.com`],
      )
    }
    await reading.query('commit')
    reading.release()
    await upgraded
    expect(await applied(first)).toBe(migrations)
    const { rows } = await first.pool.query('select id from contacts')
    expect(rows).toHaveLength(5)
  },
  60_000,
)

test.skipIf(!url)(
  'locks all tables of a change between writers that never pause',
  async () => {
    const [first, writers] = await emptyDatabase(2)
    if (!first || !writers) throw new Error('too few ways in')
    // The next migration changes leads and the timeline, in another order than they are written.
    await migrateUpTo(first, 'search_and_orders')
    const over = new AbortController()
    let written = 0
    async function write(): Promise<void> {
      while (!over.signal.aborted) {
        const id = randomUUID()
        await writers?.db.transaction(async (tx) => {
          await tx.execute(
            sql`insert into contact_leads (id, email, created_at) values (${id}, 'ada@example.com', now())`,
          )
          await tx.execute(
            sql`insert into activities (id, kind, subject_id, content, created_at) values (${id}, 'contact', ${id}, '[]', now())`,
          )
        })
        written += 1
      }
    }
    const writing = [write(), write(), write()]
    await migrateDatabase(first)
    over.abort()
    await Promise.all(writing)
    expect(await applied(first)).toBe(migrations)
    const { rows } = await first.pool.query('select id from activities')
    expect(rows).toHaveLength(written)
  },
  120_000,
)

test('refuses a database of a newer version, and leaves it unchanged', async () => {
  const [database] = await emptyDatabase(1)
  if (!database) throw new Error('no database')
  await migrateDatabase(database)
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)",
  )
  await expect(migrateDatabase(database)).rejects.toThrow('Start the newer version again')
  expect(await applied(database)).toBe(migrations + 1)
})

test('calls back before an upgrade but not before a first start, and changes nothing if that fails', async () => {
  const [database] = await emptyDatabase(1)
  if (!database) throw new Error('no database')
  const seen: string[] = []
  const beforeUpgrade = async (_: unknown, from: { name: string }) => void seen.push(from.name)
  await migrateDatabase(database, { upTo: versions[3], beforeUpgrade })
  expect(seen).toEqual([])
  const failing = async () => {
    throw new Error('The disk is full.')
  }
  await expect(migrateDatabase(database, { beforeUpgrade: failing })).rejects.toThrow('The disk is full.')
  expect(await applied(database)).toBe(4)
  await migrateDatabase(database, { beforeUpgrade })
  await migrateDatabase(database, { beforeUpgrade })
  expect(seen).toEqual([versions[3]?.name])
  expect(await applied(database)).toBe(migrations)
})

test('migrateNewDatabase migrates a new database, and refuses one of an older version', async () => {
  const [database] = await emptyDatabase(1)
  if (!database) throw new Error('no database')
  await migrateDatabase(database, { upTo: versions[3] })
  await expect(migrateNewDatabase(database)).rejects.toThrow('Start the site once')
  expect(await applied(database)).toBe(4)
  await database.pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
  await migrateNewDatabase(database)
  await migrateNewDatabase(database)
  expect(await applied(database)).toBe(migrations)
})

test('makes every existing admin an owner', async () => {
  const [database] = await emptyDatabase(1)
  if (!database) throw new Error('no database')
  await migrateUpTo(database, 'roles_and_log')
  for (const [email, role] of [
    ['ada@example.com', 'admin'],
    ['bob@example.com', null],
  ]) {
    await database.pool.query(
      `insert into users (id, email, password_hash, role, email_confirmed_at, created_at, updated_at)
        values ($1, $2, 'x', $3, now(), now(), now())`,
      [randomUUID(), email, role],
    )
  }
  await migrateDatabase(database)
  const { rows } = await database.pool.query('select email, role from users order by email')
  expect(rows).toEqual([
    { email: 'ada@example.com', role: 'owner' },
    { email: 'bob@example.com', role: null },
  ])
})

test('removes direction marks from names', async () => {
  const [database] = await emptyDatabase(1)
  if (!database) throw new Error('no database')
  await migrateUpTo(database, 'export_ticket_sessions')
  for (const [email, name] of [
    ['ada@example.com', 'Ada \u202Egnp.exe\u202C'],
    ['bob@example.com', 'שלום 👩\u200D💻'],
  ]) {
    await database.pool.query(
      `insert into contacts (id, email, name, company, created_at, last_activity_at)
        values ($1, $2, $3, null, now(), now())`,
      [randomUUID(), email, name],
    )
  }
  await migrateDatabase(database)
  const { rows } = await database.pool.query<{ name: string }>('select name from contacts order by email')
  expect(rows.map(({ name }) => name)).toEqual(['Ada gnp.exe', 'שלום 👩\u200D💻'])
})

test('sets act_rows on one row for each entry of the audit log', async () => {
  const [database] = await emptyDatabase(1)
  if (!database) throw new Error('no database')
  await migrateUpTo(database, 'office')
  const acts = [randomUUID(), randomUUID()]
  for (const act of [acts[0], acts[1], acts[0]]) {
    await database.pool.query(
      `insert into log (id, act_id, created_at, action, subject_kind, subject_id, before, after)
        values ($1, $2, now(), 'x', 'testimonial', 'x', '{"b": 1, "a": 2}', null)`,
      [randomUUID(), act],
    )
  }
  await migrateDatabase(database)
  const { rows } = await database.pool.query(
    'select act_id, array_agg(act_rows order by act_rows) as counts from log group by act_id',
  )
  expect(rows).toHaveLength(2)
  expect(rows).toEqual(
    expect.arrayContaining([
      { act_id: acts[0], counts: [2, null] },
      { act_id: acts[1], counts: [1] },
    ]),
  )
})

test('makes view names unique, and gives each form one name', async () => {
  const [database] = await emptyDatabase(1)
  if (!database) throw new Error('no database')
  await migrateUpTo(database, 'view_names')
  await database.pool.query(
    `insert into saved_views (id, name, filters, sort, created_at) values
      (gen_random_uuid(), 'Mine', '{}', 'score', now()), (gen_random_uuid(), 'Mine', '{}', 'cost', now() + interval '1 minute'),
      (gen_random_uuid(), 'Hers', '{}', 'cost', now())`,
  )
  await database.pool.query(
    `insert into log (id, act_id, created_at, action, subject_kind, subject_id)
      values (gen_random_uuid(), gen_random_uuid(), now(), 'merge-contacts', 'activity', 'x')`,
  )
  await migrateDatabase(database)
  const views = await database.pool.query<{ name: string; sort: string }>(
    'select name, sort from saved_views order by created_at, sort desc',
  )
  expect(views.rows.filter(({ name }) => ['Mine', 'Hers'].includes(name))).toEqual([
    { name: 'Mine', sort: 'score' },
    { name: 'Hers', sort: 'cost' },
  ])
  expect(views.rows[2]).toEqual({ name: expect.stringMatching(/^Mine \([0-9a-f]{8}\)$/), sort: 'cost' })
  const log = await database.pool.query('select subject_kind from log')
  expect(log.rows).toEqual([{ subject_kind: 'submission' }])
})

test.skipIf(!url)('explains what to do when the search extension may not be installed', async () => {
  const [database] = await emptyDatabase(1)
  if (!database) throw new Error('no database')
  const role = `nobody_${process.pid}_${Date.now()}`
  await database.pool.query(`create role ${role}`)
  closes.push(async () => void (await database.pool.query(`drop role ${role}`)))
  const pool = new pg.Pool({ ...database.pool.options, options: `-c role=${role}` })
  closes.push(() => pool.end())
  await expect(migrateDatabase({ pool })).rejects.toThrow(
    /^The database lacks the extension pg_trgm, .*create extension pg_trgm$/,
  )
})
