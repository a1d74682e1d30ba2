import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { tables } from '#server/db/schema/index'
import { createSeal } from '#server/settings/sealed'
import { fillEveryTable } from '#test/every-table'
import { engines, ownDatabase } from '#test/own-database'
import { readZip } from '#test/read-zip'
import { temporaryFolder } from '#test/server-process'
import { exportedTables } from './exported-tables.ts'
import { writeExport } from './write-export.ts'

const now = new Date('2026-11-22T03:04:05.006Z')

async function exported(
  { pool }: Pick<Database, 'pool'>,
  onProgress?: (progress: { done: number; total: number }) => void,
) {
  const path = join(temporaryFolder(), 'everything.zip')
  const client = await pool.connect()
  await writeExport(client, { path, now, ...(onProgress && { onProgress }) }).finally(() => client.release())
  return readZip(path)
}

test.for(engines)(
  'an export contains every row as JSON and as CSV: %s',
  { timeout: 180_000 },
  async (engine) => {
    const database = await ownDatabase(engine)
    await migrateDatabase(database)
    await fillEveryTable(database)
    const entries = await exported(database)
    const contacts = await database.pool.query<{ name: string | null }>(
      'select name, created_at from contacts order by created_at, name',
    )
    const lines = entries.get('jsonl/contacts.jsonl')?.toString().trimEnd().split('\n') ?? []
    const rows = lines.map((line) => JSON.parse(line) as { name: string | null })
    const names = (of: readonly { name: string | null }[]) => of.map(({ name }) => String(name)).toSorted()
    expect(names(rows)).toEqual(names(contacts.rows))
    for (const { name, columns } of exportedTables) {
      const csv = parse(entries.get(`csv/${name}.csv`) ?? '', { bom: true })
      expect(csv[0], name).toEqual(columns)
      const json = entries.get(`jsonl/${name}.jsonl`)?.toString() ?? ''
      expect(csv.length - 1, name).toBe(json === '' ? 0 : json.trimEnd().split('\n').length)
    }
    expect([...entries.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(2)
  },
)

test('a value that looks like a formula is escaped in CSV and unchanged in JSON', async () => {
  const database = await ownDatabase('pglite')
  await migrateDatabase(database)
  await database.pool.query(`insert into contacts (id, email, name, status, created_at, last_activity_at)
    values (gen_random_uuid(), 'ada@example.com', E'\\u200b=cmd|calc!A1', 'new', now(), now())`)
  const entries = await exported(database)
  expect(entries.get('csv/contacts.csv')?.toString()).toContain("'\u200b=cmd|calc!A1")
  expect(entries.get('jsonl/contacts.jsonl')?.toString()).toContain('"\u200b=cmd|calc!A1"')
})

test('omits saved secrets, password hashes, payloads and preview keys', { timeout: 60_000 }, async () => {
  const database = await ownDatabase('pglite')
  await migrateDatabase(database)
  await fillEveryTable(database)
  const sealed = createSeal('a secret').encrypt('SMTP_URL', 'smtp://user:canary@mail.example')
  await database.pool.query(
    "insert into settings values ('SMTP_URL', $1, now()), ('OWNER_EMAIL', $2, now())",
    [JSON.stringify({ sealed }), JSON.stringify('ada@example.com')],
  )
  const entries = await exported(database)
  const settings = entries.get('jsonl/settings.jsonl')?.toString()
  expect(settings).toContain('ada@example.com')
  expect(settings).not.toContain('SMTP_URL')
  const columns = new Map(exportedTables.map((table) => [table.name, table.columns]))
  expect(columns.get('users')).not.toContain('password_hash')
  expect(columns.get('deliveries')).not.toContain('payload')
  expect(columns.get('content_versions')).not.toContain('preview_key')
})

/** Tables that an export omits: sessions, tokens and keys, and what only this program can use. */
const leftOut = [
  'auth_factors',
  'backups',
  'calendars',
  'export_tickets',
  'factor_challenges',
  'idempotency_keys',
  'mailbox_folders',
  'mailboxes',
  'net_sightings',
  'newsletter_confirmations',
  'newsletter_tokens',
  'one_time_tokens',
  'proofs',
  'rate_limits',
  'recovery_codes',
  'refresh_tokens',
  'sample_sets',
  'sessions',
  'sign_ups',
  'suppressions',
  'workshop_seat_tokens',
]

test('every table is either exported or explicitly left out', () => {
  const names = [...exportedTables.map(({ name }) => name), ...leftOut]
  expect(names.toSorted()).toEqual(tables.map((table) => getTableName(table)).toSorted())
})

test('an export’s progress ends at the number of rows, and a failed export leaves no file', async () => {
  const database = await ownDatabase('pglite')
  await migrateDatabase(database)
  await database.pool.query(`insert into contacts (id, email, status, created_at, last_activity_at)
    select gen_random_uuid(), n || '@many.example', 'new', now(), now() from generate_series(1, 5000) as n`)
  const seen: { done: number; total: number }[] = []
  await exported(database, (progress) => seen.push(progress))
  expect(seen.at(-1)).toEqual({ done: 5000, total: 5000 })
  expect(seen.some(({ done }) => done > 0 && done < 5000)).toBe(true)

  const folder = temporaryFolder()
  const client = await database.pool.connect()
  const failing = writeExport(client, {
    path: join(folder, 'everything.zip'),
    now,
    onProgress({ done }) {
      if (done > 100) throw new Error('the disk is gone')
    },
  }).finally(() => client.release())
  await expect(failing).rejects.toThrow('the disk is gone')
  expect(readdirSync(folder)).toEqual([])
})
