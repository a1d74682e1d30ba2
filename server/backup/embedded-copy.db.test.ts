import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase, type Database } from '#server/db/connect'
import { temporaryFolder } from '#test/server-process'
import { copyEmbedded, deleteCopies } from './embedded-copy.ts'

async function runningSite(dataDir: string): Promise<Database> {
  const database = await connectDatabase({ databaseUrl: undefined, dataDir })
  onTestFinished(() => database.close())
  return database
}

/** Each opens an embedded database. */
const patient = { timeout: 120_000 }

test(
  'refuses a symbolic link among the database’s files, names it, and leaves no copy',
  patient,
  async () => {
    const dataDir = temporaryFolder()
    const database = await runningSite(dataDir)
    const elsewhere = temporaryFolder()
    writeFileSync(join(elsewhere, 'precious'), 'precious')
    symlinkSync(elsewhere, join(dataDir, 'db', 'linked'))
    await expect(copyEmbedded(database, dataDir)).rejects.toThrow(
      `${join(dataDir, 'db', 'linked')} is a symbolic link`,
    )
    expect(readdirSync(dataDir).filter((name) => name.startsWith('db-copy-'))).toEqual([])
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  },
)

test('copies of killed processes are deleted, and nothing that a link in their place leads to', () => {
  const [dataDir, elsewhere] = [temporaryFolder(), temporaryFolder()]
  writeFileSync(join(elsewhere, 'precious'), 'precious')
  mkdirSync(join(dataDir, 'db-copy-killed/db/base'), { recursive: true })
  symlinkSync(elsewhere, join(dataDir, 'db-copy-linked'))
  symlinkSync('/nowhere', join(dataDir, 'db-copy-dangling'))
  mkdirSync(join(dataDir, 'db'))
  deleteCopies(dataDir)
  expect(readdirSync(dataDir)).toEqual(['db'])
  expect(readdirSync(elsewhere)).toEqual(['precious'])
})
