import { mkdirSync } from 'node:fs'
import { storeSecret, storedSecret } from '#server/auth/secret'
import { BackupFault } from '#server/backup/backup-fault'
import { type LoadedBackup, loadBackup } from '#server/backup/load-backup'
import { readBackup, type SoundBackup } from '#server/backup/read-backup'
import { withDatabase } from '#server/db/with-database'
import type { Env } from '#server/settings/env.server'

interface RestoredSite extends LoadedBackup {
  readonly backup: SoundBackup
  /** The secret is in DATA_DIR now, and AUTH_SECRET has to be set to it before the site starts. */
  readonly needsSecret: boolean
}

/**
 * Restores a backup into an empty site. The file is read to its end first, so that an invalid one changes nothing.
 * @throws Error for the owner to read
 */
export async function restoreSite(
  { databaseUrl, dataDir, authSecret: given, backups: { passphrase } }: Env,
  path: string,
): Promise<RestoredSite> {
  const backup = await readBackup(path, passphrase)
  const { secret } = backup
  if (given !== undefined && given !== secret)
    throw new BackupFault(
      'AUTH_SECRET is not the one of the site that was backed up: what is sealed with that could not be read. Leave it unset: the restore puts the right one into DATA_DIR.',
    )
  if (given === undefined && ![undefined, secret].includes(storedSecret(dataDir)))
    throw new BackupFault(`The secret of another site is in ${dataDir}. Restore into an empty DATA_DIR.`)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const loaded = await withDatabase({ databaseUrl, dataDir, asBuilt: false }, (database) =>
    loadBackup(database, {
      path,
      passphrase,
      backup,
      onEmpty: () => void (given === undefined && storeSecret(dataDir, secret)),
    }),
  )
  return { ...loaded, backup, needsSecret: databaseUrl !== undefined && given === undefined }
}
