import { join } from 'node:path'
import { loadBackup } from '#server/backup/load-backup'
import { readBackup } from '#server/backup/read-backup'
import { writeBackup, type WrittenBackup } from '#server/backup/write-backup'
import type { Database } from '#server/db/connect'
import { temporaryFolder } from './server-process.ts'

export const backupSecret = 'a secret that a restored site needs'
export const madeAt = new Date('2026-11-22T03:04:05.006Z')

/** Backs a database up into a temporary folder. */
export async function backedUp(
  { pool }: Pick<Database, 'pool'>,
  passphrase?: string,
  secret = backupSecret,
): Promise<WrittenBackup> {
  const client = await pool.connect()
  try {
    const path = join(temporaryFolder(), 'site.backup')
    return await writeBackup(client, { path, passphrase, secret, now: madeAt })
  } finally {
    client.release()
  }
}

/** Reads a whole backup and loads it. */
export async function restored(database: Pick<Database, 'pool'>, path: string, passphrase?: string) {
  return loadBackup(database, { path, passphrase, backup: await readBackup(path, passphrase) })
}
