import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { authSecret } from '#server/auth/secret'
import { lastBackup } from '#server/backup/last-backup'
import { connectDatabase, type Database } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { backups } from '#server/db/schema/backups'
import { type Env, parseEnv } from '#server/settings/env.server'
import { allRows } from '#test/all-rows'
import { fillEveryTable } from '#test/every-table'
import { ownDatabaseUrl } from '#test/own-database'
import { temporaryFolder } from '#test/server-process'
import { backUpSite } from './back-up-site.ts'
import { testSecret } from '#test/app'
import { listenForCommands } from './command-socket.ts'
import { restoreSite } from './restore-site.ts'

const envOf = (given: Record<string, string>) =>
  parseEnv({ DATA_DIR: temporaryFolder(), ...given }, { needsSecret: false })

/** A site on the embedded database that has rows everywhere. */
async function fullSite(): Promise<{ env: Env; database: Database }> {
  const env = envOf({})
  const database = await connectDatabase(env)
  await migrateDatabase(database)
  await fillEveryTable(database)
  return { env, database }
}

async function rowsOf(env: Env) {
  const database = await connectDatabase(env)
  const rows = await allRows(database, [backups])
  await database.close()
  return rows
}

/** Each opens several embedded databases. */
const patient = { timeout: 180_000 }

const fileIn = (folder: string) => join(folder, 'site.backup')

test('backs up a running embedded site, whose visitors only wait for the copy', patient, async () => {
  const { env, database } = await fullSite()
  const close = await listenForCommands({ dataDir: env.dataDir, database, secret: () => testSecret })
  onTestFinished(async () => {
    await close()
    await database.close()
  })
  const secret = authSecret({ given: undefined, dataDir: env.dataDir })
  const before = await allRows(database, [backups])
  const path = fileIn(temporaryFolder())
  const backingUp = backUpSite(env, path)
  await database.pool.query("insert into sample_sets values ('meanwhile', now())")
  const { bytes, rows } = await backingUp
  expect(rows).toBeGreaterThan(70)
  expect(await lastBackup(database.db, new Date())).toMatchObject({ file: path, bytes: statSync(path).size })
  expect(bytes).toBe(statSync(path).size)
  expect(readdirSync(env.dataDir).filter((name) => name.startsWith('db-copy'))).toEqual([])

  const target = envOf({})
  const { tables, needsSecret } = await restoreSite(target, path)
  expect(needsSecret).toBe(false)
  expect(tables.length).toBe(Object.keys(before).length + 1)
  const after = await rowsOf(target)
  // Changes during the backup may be in it.
  after['sample_sets'] = after['sample_sets']?.filter((row) => !row.includes('meanwhile')) ?? []
  expect(after).toEqual(before)
  expect(authSecret({ given: undefined, dataDir: target.dataDir })).toBe(secret)
  expect(statSync(join(target.dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test('backs up a stopped site, encrypted, and overwrites no file', patient, async () => {
  const { env, database } = await fullSite()
  await database.close()
  const before = await rowsOf(env)
  const path = fileIn(temporaryFolder())
  const passphrase = { BACKUP_PASSPHRASE: 'seventeen wet umbrellas' }
  await backUpSite({ ...env, backups: envOf(passphrase).backups }, path)
  const written = readFileSync(path)
  await expect(backUpSite(env, path)).rejects.toThrow('is there already')
  expect(readFileSync(path).equals(written)).toBe(true)

  const target = envOf({})
  await expect(restoreSite(target, path)).rejects.toThrow('This backup is encrypted')
  expect(readdirSync(target.dataDir)).toEqual([])
  const knowing = { ...target, backups: envOf(passphrase).backups }
  await restoreSite(knowing, path)
  expect(await rowsOf(target)).toEqual(before)
  await expect(restoreSite(knowing, path)).rejects.toThrow('There is a site here already')
  expect(await rowsOf(target)).toEqual(before)
})

test('does not create a site in order to back it up', async () => {
  const env = envOf({ DATA_DIR: join(temporaryFolder(), 'none') })
  await expect(backUpSite(env, fileIn(temporaryFolder()))).rejects.toThrow('There is no site in ')
  expect(readdirSync(join(env.dataDir, '..'))).toEqual([])
})

test('treats a symbolic link as an existing file, wherever it leads', async () => {
  const path = fileIn(temporaryFolder())
  symlinkSync('/nowhere/precious', path)
  await expect(backUpSite(envOf({}), path)).rejects.toThrow('is there already')
})

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'moves from the embedded database to PostgreSQL and back, with the same secret',
  patient,
  async () => {
    const { env, database } = await fullSite()
    await database.close()
    const before = await rowsOf(env)
    const [there, back] = [fileIn(temporaryFolder()), fileIn(temporaryFolder())]
    await backUpSite(env, there)
    const secret = authSecret({ given: undefined, dataDir: env.dataDir })

    const DATABASE_URL = await ownDatabaseUrl()
    const another = envOf({ DATABASE_URL, AUTH_SECRET: 'a secret of another site, as long as it has to be' })
    await expect(restoreSite(another, there)).rejects.toThrow('AUTH_SECRET is not the one of the site')
    const first = envOf({ DATABASE_URL })
    expect(await restoreSite(first, there)).toMatchObject({ needsSecret: true })
    expect(readFileSync(join(first.dataDir, 'auth-secret'), 'utf8')).toBe(secret)
    const postgres = envOf({ DATABASE_URL, AUTH_SECRET: secret })
    expect(await rowsOf(postgres)).toEqual(before)

    await backUpSite(postgres, back)
    const target = envOf({})
    await restoreSite(target, back)
    expect(await rowsOf(target)).toEqual(before)
    expect(authSecret({ given: undefined, dataDir: target.dataDir })).toBe(secret)
  },
)
