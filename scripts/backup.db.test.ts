import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { temporaryFolder } from '#test/server-process'

const root = join(import.meta.dirname, '..')

async function run(script: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, `scripts/${script}.ts`), ...args], {
    env: { PATH: process.env['PATH'], ...env },
  })
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ])
  return { code, said: out + err }
}

test('npm run backup and npm run restore report what they did', { timeout: 240_000 }, async () => {
  const [dataDir, restored] = [temporaryFolder(), join(temporaryFolder(), 'restored')]
  const database = await connectDatabase({ databaseUrl: undefined, dataDir })
  await migrateDatabase(database)
  await database.pool.query("insert into sample_sets values ('there', now())")
  await database.close()

  expect(await run('backup', ['one', 'two'], { DATA_DIR: dataDir })).toMatchObject({ code: 1 })
  const backup = await run('backup', [], { DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'seventeen wet umbrellas' })
  expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('1 row in 0.00') })
  expect(backup.said).toContain('It is encrypted')
  const [name = ''] = readdirSync(join(dataDir, 'backups'))
  expect(name).toMatch(/^asked-for-[\dTZ-]+\.backup$/)

  const file = join(dataDir, 'backups', name)
  const unknowing = await run('restore', [file], { DATA_DIR: restored })
  expect(unknowing).toMatchObject({ code: 1, said: expect.stringContaining('This backup is encrypted.') })
  const restore = await run('restore', [file], {
    DATA_DIR: restored,
    BACKUP_PASSPHRASE: 'seventeen wet umbrellas',
  })
  expect(restore).toMatchObject({ code: 0, said: expect.stringMatching(/sample_sets +1 rows +\d+\n/) })
  expect(restore.said).toContain('each table with the count and checksum of the backup.')
})
