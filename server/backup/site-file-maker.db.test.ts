import { readdirSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SiteFileKind } from '#domain/site-file'
import { announceChange, followChanges } from '#server/db/changes'
import { connectDatabase, type Database } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { backups } from '#server/db/schema/backups'
import { proofs } from '#server/db/schema/proofs'
import { recordDrill } from '#server/queries/readiness/proofs.server'
import { createLog } from '#server/process/log'
import { createSeal } from '#server/settings/sealed'
import { ownDatabaseUrl } from '#test/own-database'
import { readZip } from '#test/read-zip'
import { temporaryFolder } from '#test/server-process'
import { readBackup } from './read-backup.ts'
import { requestDrill, requestSiteFile } from './requested-files.ts'
import { startSiteFileMaker } from './site-file-maker.ts'

const secret = 'a secret of the tests'

async function startSite() {
  const databaseUrl = process.env['TEST_DATABASE_URL'] ? await ownDatabaseUrl() : undefined
  const dataDir = temporaryFolder()
  const database = await connectDatabase({ databaseUrl, dataDir })
  onTestFinished(() => database.close())
  await migrateDatabase(database)
  const changes = await followChanges(database)
  onTestFinished(() => changes.close())
  const start = (folder = join(dataDir, 'backups')) => {
    const maker = startSiteFileMaker({
      database,
      databaseUrl,
      dataDir,
      backups: { isOn: true, folder, passphrase: undefined },
      secret,
      changes,
      recordDrill,
      log: createLog('silent'),
    })
    onTestFinished(() => maker.stop())
    return maker
  }
  return { database, dataDir, start }
}

const ask = ({ db, now }: Database, kind: SiteFileKind) =>
  db.transaction(async (tx) => {
    const { id } = await requestSiteFile(tx, kind, now())
    await announceChange(tx, 'backups')
    return id
  })

/** Waits until the file is complete or has failed. */
const ended = ({ db }: Database, id: string) =>
  vi.waitUntil(
    async () => {
      const [row] = await db.select().from(backups).where(eq(backups.id, id))
      return row && (row.finished_at ?? row.fault) !== null ? row : false
    },
    { timeout: 120_000, interval: 200 },
  )

const patient = { timeout: 180_000 }

test('a requested backup is a consistent snapshot and blocks no writes', patient, async () => {
  const { database, start } = await startSite()
  // Two processes on one database: only one of them makes the backup.
  start()
  start()
  const insert = () =>
    database.db.execute(sql`insert into contacts (id, email, status, created_at, last_activity_at)
      select gen_random_uuid(), gen_random_uuid() || '@many.example', 'new', now(), now()
      from generate_series(1, 20)`)
  for (let round = 0; round < 100; round++) await insert()
  const id = await ask(database, 'backup')
  let written = 0
  const state = { isEnded: false }
  const waiting = ended(database, id).finally(() => (state.isEnded = true))
  while (!state.isEnded) {
    await insert()
    written++
  }
  const row = await waiting
  expect([row.fault, row.occasion]).toEqual([null, 'asked for'])
  const { contents } = await readBackup(row.file, undefined)
  const rows = contents.tables.find(({ name }) => name === 'contacts')?.rows ?? 0
  // The backup is a snapshot: it contains whole statements only.
  expect(rows % 20).toBe(0)
  expect(rows).toBeGreaterThanOrEqual(2000)
  expect(written).toBeGreaterThan(3)
  expect(await database.db.$count(backups)).toBe(1)
  expect(row.rows_done).toBe(row.rows_total)
})

test(
  'a requested export can be unpacked with its rows, and leaves no copy of the embedded database',
  patient,
  async () => {
    const { database, dataDir, start } = await startSite()
    start()
    await database.db.execute(sql`insert into contacts (id, email, status, created_at, last_activity_at)
    values (gen_random_uuid(), 'ada@example.com', 'new', now(), now())`)
    const row = await ended(database, await ask(database, 'export'))
    expect(row.fault).toBeNull()
    expect(readZip(row.file).get('jsonl/contacts.jsonl')?.toString()).toContain('ada@example.com')
    expect(readdirSync(dataDir).filter((name) => name.startsWith('db-copy'))).toEqual([])
  },
)

test('a passphrase from the office encrypts backups and is needed to read them', patient, async () => {
  const { database, start } = await startSite()
  start()
  const sealed = createSeal(secret).encrypt('BACKUP_PASSPHRASE', 'a long passphrase')
  await database.pool.query("insert into settings values ('BACKUP_PASSPHRASE', $1, now())", [
    JSON.stringify({ sealed }),
  ])
  const { file } = await ended(database, await ask(database, 'backup'))
  await expect(readBackup(file, undefined)).rejects.toThrow('This backup is encrypted.')
  await readBackup(file, 'a long passphrase')
  expect(readFileSync(file).includes('a long passphrase')).toBe(false)
})

test('a failed backup is recorded with its reason, and the next request succeeds', patient, async () => {
  const { database, start } = await startSite()
  const failing = start('/dev/null/backups')
  const row = await ended(database, await ask(database, 'backup'))
  expect(row.fault).toContain('/dev/null')
  await failing.stop()
  start()
  expect((await ended(database, await ask(database, 'backup'))).fault).toBeNull()
})

/** Requests a test restore and waits for its outcome. */
async function drilled({ db, now }: Database, id: string) {
  await db.transaction(async (tx) => {
    await requestDrill(tx, id, now())
    await announceChange(tx, 'backups')
  })
  return vi.waitUntil(
    async () => {
      const [row] = await db.select().from(backups).where(eq(backups.id, id))
      return row && (row.drilled_at ?? row.drill_fault) !== null ? row : false
    },
    { timeout: 120_000, interval: 200 },
  )
}

test(
  'a test restore is recorded as a proof, and that of a damaged backup with its reason',
  patient,
  async () => {
    const { database, dataDir, start } = await startSite()
    start()
    const sealed = createSeal(secret).encrypt('BACKUP_PASSPHRASE', 'a long passphrase')
    await database.pool.query("insert into settings values ('BACKUP_PASSPHRASE', $1, now())", [
      JSON.stringify({ sealed }),
    ])
    const { id, file } = await ended(database, await ask(database, 'backup'))
    expect(await drilled(database, id)).toMatchObject({ drill_fault: null })
    const [proof] = await database.db.select().from(proofs).where(eq(proofs.name, 'restore'))
    expect(proof?.proved_at).toBeInstanceOf(Date)
    truncateSync(file, 200)
    const damaged = await drilled(database, id)
    expect(damaged.drilled_at).toBeNull()
    expect(damaged.drill_fault).toMatch(/./)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('db-copy'))).toEqual([])
  },
)
