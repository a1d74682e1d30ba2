import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrateDatabase } from '#server/db/migrate'
import { knownVersions, schemaVersion } from '#server/db/schema-version'
import { ownDatabase, engines } from '#test/own-database'
import { temporaryFolder } from '#test/server-process'
import { lastBackup } from './last-backup.ts'
import { readBackup } from './read-backup.ts'
import { upgradeDatabase } from './upgrade-database.ts'

const versions = knownVersions()
const older = versions.at(-2)
const secret = () => 'a secret'
const backupsIn = (folder: string) => ({ isOn: true, folder, passphrase: undefined })

test.for(engines)('backs up existing data before a migration: %s', { timeout: 180_000 }, async (engine) => {
  const database = await ownDatabase(engine)
  const folder = join(temporaryFolder(), 'backups')
  await upgradeDatabase(database, { backups: backupsIn(folder), secret })
  await database.pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
  await migrateDatabase(database, { upTo: older })
  await database.pool.query("insert into sample_sets values ('there', now())")

  const backups: string[] = []
  await upgradeDatabase(database, {
    backups: backupsIn(folder),
    secret,
    onBackup: (path) => void backups.push(path),
  })
  const [name = '', ...more] = readdirSync(folder)
  expect(more).toEqual([])
  expect(backups).toEqual([join(folder, name)])
  expect((await readBackup(join(folder, name), undefined)).head.schema).toEqual(older)
  expect(await lastBackup(database.db, new Date())).toMatchObject({
    file: join(folder, name),
    fault: undefined,
  })

  await upgradeDatabase(database, { backups: backupsIn(folder), secret })
  expect(readdirSync(folder)).toHaveLength(1)
})

test(
  'refuses to migrate existing data when the backup fails, unless backups are off',
  { timeout: 180_000 },
  async () => {
    const database = await ownDatabase('pglite')
    await migrateDatabase(database, { upTo: older })
    await database.pool.query("insert into sample_sets values ('there', now())")
    const folder = join(temporaryFolder(), 'a-file')
    writeFileSync(folder, '')
    await expect(upgradeDatabase(database, { backups: backupsIn(folder), secret })).rejects.toThrow(
      /could not be backed up before that \(.*\)\. It is as it was\./,
    )
    const client = await database.pool.connect()
    expect(await schemaVersion(client)).toEqual(older)
    client.release()
    await upgradeDatabase(database, { backups: { ...backupsIn(folder), isOn: false }, secret })
    expect((await lastBackup(database.db, new Date())).finishedAt).toBeUndefined()
  },
)
