import { existsSync, lstatSync, mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { authSecret } from '#server/auth/secret'
import { backUp } from '#server/backup/back-up'
import { BackupFault } from '#server/backup/backup-fault'
import { recordBackup } from '#server/backup/record-backup'
import { writeBackup, type WrittenBackup } from '#server/backup/write-backup'
import type { Database } from '#server/db/connect'
import { withDatabase } from '#server/db/with-database'
import type { Env } from '#server/settings/env.server'
import { askRunningSite } from './run-command.ts'

/** A large embedded database takes a slow disk a while to copy. */
const copyLimitMs = 10 * 60_000

/**
 * Backs up the site into a file, whether it runs or not.
 * @throws Error for the owner to read
 */
export async function backUpSite(
  { databaseUrl, dataDir, authSecret: given, backups: { passphrase } }: Env,
  path: string,
): Promise<WrittenBackup> {
  // A dangling symbolic link counts as an existing file, too.
  if (lstatSync(path, { throwIfNoEntry: false }))
    throw new BackupFault(`${path} is there already. Give the backup another name.`)
  const startedAt = new Date()
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'db')))
    throw new BackupFault(
      `There is no site in ${dataDir}. Set DATA_DIR, or DATABASE_URL, as the site has them.`,
    )
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const backup = { path, passphrase, secret: authSecret({ given, dataDir }), now: startedAt }
  if (databaseUrl !== undefined) {
    const result = await backUp({ databaseUrl }, backup)
    await withDatabase({ databaseUrl, dataDir }, (database) => note(database, startedAt, result))
    return result
  }
  const copy = await askRunningSite(dataDir, 'copy-database', {}, copyLimitMs)
  if (copy === undefined) return withDatabase({ databaseUrl, dataDir }, (database) => directly(database))
  try {
    const result = await backUp({ directory: join(dataDir, copy, 'db') }, backup)
    await askRunningSite(dataDir, 'note-backup', {
      begunAt: startedAt.toISOString(),
      file: path,
      bytes: result.bytes,
    })
    return result
  } finally {
    await rm(join(dataDir, copy), { recursive: true, force: true })
  }

  async function directly(database: Database): Promise<WrittenBackup> {
    const client = await database.pool.connect()
    const result = await writeBackup(client, backup).finally(() => client.release())
    await note(database, startedAt, result)
    return result
  }
}

/** Records the backup, except in a database of an older version that has no table for it. */
async function note({ pool, db, now }: Database, begun: Date, { path, bytes }: WrittenBackup): Promise<void> {
  const { rows } = await pool.query<{ is_there: boolean }>(
    "select to_regclass('backups') is not null as is_there",
  )
  if (!rows[0]?.is_there) return
  await recordBackup(db, { occasion: 'asked for', begun_at: begun, finished_at: now(), file: path, bytes })
}
