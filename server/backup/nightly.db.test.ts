import { randomUUID } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { connectDatabase, type Database } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { backups } from '#server/db/schema/backups'
import { type TestDatabase, testDatabase } from '#test/database'
import { temporaryFolder } from '#test/server-process'
import { backupName } from './backup-name.ts'
import { lastBackup } from './last-backup.ts'
import { backUpNightly } from './nightly.ts'
import { readBackup } from './read-backup.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await testDatabase()
  folder = temporaryFolder()
})

const noon = new Date('2026-11-22T12:00:00Z')
const hoursAfter = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)

/** The folder is invalid, so every attempt fails: only the time of attempts is tested. */
function tryAt(now: Date, zone = 'UTC'): Promise<boolean> {
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  return backUpNightly({
    database: { ...database, now: () => now },
    databaseUrl: undefined,
    dataDir: temporaryFolder(),
    backups: { isOn: true, folder: file, passphrase: undefined },
    secret: 'a secret',
    zone: () => zone,
    ending: new AbortController().signal,
  })
}

async function isTried(now: Date, zone?: string): Promise<boolean> {
  try {
    return await tryAt(now, zone)
  } catch {
    return true
  }
}

async function putWhole(finishedAt: Date): Promise<void> {
  await database.db.delete(backups)
  await database.db.insert(backups).values({
    id: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a21',
    occasion: 'nightly',
    begun_at: finishedAt,
    finished_at: finishedAt,
    file: 'x.backup',
  })
}

test('a backup is due at night in the office’s time zone, and by day after 30 hours without one', async () => {
  await putWhole(noon)
  expect(await isTried(hoursAfter(13))).toBe(false)
  expect(await isTried(hoursAfter(19))).toBe(false)
  expect(await isTried(hoursAfter(21))).toBe(false)
  expect(await isTried(hoursAfter(21), 'Asia/Tokyo')).toBe(false)
  expect(await isTried(hoursAfter(21), 'America/Los_Angeles')).toBe(false)
  expect(await isTried(hoursAfter(22), 'America/Los_Angeles')).toBe(true)
  await putWhole(noon)
  expect(await isTried(hoursAfter(31))).toBe(true)
})

test('a failed nightly backup is recorded with its reason and retried after an hour', async () => {
  await expect(tryAt(noon)).rejects.toThrow('EEXIST')
  expect(await lastBackup(database.db, noon)).toMatchObject({
    finishedAt: undefined,
    failedAt: noon,
    fault: expect.stringContaining('EEXIST'),
  })
  expect(await isTried(hoursAfter(0.9))).toBe(false)
  expect(await isTried(hoursAfter(1.1))).toBe(true)
})

test('only one of several processes makes the nightly backup; another takes over after a crash', async () => {
  const tries = await Promise.all([isTried(noon), isTried(noon), isTried(noon)])
  expect(tries.filter(Boolean)).toHaveLength(1)
  // The process still reports progress after more than an hour.
  await database.db.update(backups).set({ fault: null, seen_at: hoursAfter(1.49) })
  expect(await isTried(hoursAfter(1.5))).toBe(false)
  expect(await isTried(hoursAfter(1.6))).toBe(true)
})

test('a nightly backup that crashed right after its start is retried an hour after it began', async () => {
  await isTried(noon)
  await database.db.update(backups).set({ fault: null })
  expect(await isTried(hoursAfter(0.9))).toBe(false)
  expect(await isTried(hoursAfter(1.1))).toBe(true)
})

test('a backup and an attempt from a clock that was ahead do not delay the next backup', async () => {
  await putWhole(hoursAfter(24 * 365))
  expect(await isTried(noon)).toBe(true)
  await putWhole(noon)
  await database.db
    .insert(backups)
    .values({ id: randomUUID(), occasion: 'nightly', begun_at: hoursAfter(240), file: 'x.backup' })
  expect(await isTried(hoursAfter(31))).toBe(true)
})

test('contains the whole site, and leaves no database copy', { timeout: 180_000 }, async () => {
  const url = process.env['TEST_DATABASE_URL']
  const dataDir = temporaryFolder()
  const site: Database = url ? database : await connectDatabase({ databaseUrl: undefined, dataDir })
  if (!url) onTestFinished(() => site.close())
  await migrateDatabase(site)
  await site.pool.query("insert into sample_sets values ('there', now())")
  const { rows } = await site.pool.query<{ name: string }>('select current_database() as name')
  const own = url && new URL(url)
  if (own) own.pathname = `/${rows[0]?.name}`
  const options = {
    database: { ...site, now: () => noon },
    databaseUrl: own ? own.href : undefined,
    dataDir,
    backups: { isOn: true, folder: join(folder, 'backups'), passphrase: undefined },
    secret: 'a secret',
    zone: () => 'UTC',
    ending: new AbortController().signal,
  }
  expect(await backUpNightly(options)).toBe(true)
  expect(await backUpNightly(options)).toBe(false)
  const path = backupName(join(folder, 'backups'), 'nightly', noon)
  expect(await lastBackup(site.db, noon)).toMatchObject({ finishedAt: noon, file: path, fault: undefined })
  const { contents } = await readBackup(path, undefined)
  expect(contents.tables).toContainEqual(expect.objectContaining({ name: 'sample_sets', rows: 1 }))
  expect(readdirSync(dataDir).filter((name) => name.startsWith('db-copy'))).toEqual([])
})
