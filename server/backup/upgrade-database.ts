import { mkdirSync } from 'node:fs'
import { messageOf } from '#domain/message-of'
import type { Database } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import type { BackupSettings } from '#server/settings/backup-settings'
import { backupName } from './backup-name.ts'
import { deleteOldBackups } from './delete-old-backups.ts'
import { recordBackup } from './record-backup.ts'
import { filledTables, storedTables } from './stored-tables.ts'
import { writeBackup, type WrittenBackup } from './write-backup.ts'

interface UpgradeOptions {
  backups: BackupSettings
  secret(): string
  /** Called before a backup is made, which may take a while. */
  onBackup?: (path: string) => void
}

/**
 * Backs up existing data, then migrates the schema.
 * @throws Error for the owner to read; without a backup nothing is migrated
 */
export async function upgradeDatabase(
  database: Pick<Database, 'pool' | 'db' | 'now'>,
  { backups, secret, onBackup }: UpgradeOptions,
): Promise<void> {
  const startedAt = database.now()
  let backup: WrittenBackup | undefined
  await migrateDatabase(database, {
    async beforeUpgrade(client) {
      if (!backups.isOn) return
      const full = await filledTables(client, await storedTables(client))
      if (full.length === 0) return
      const path = backupName(backups.folder, 'before an upgrade', startedAt)
      onBackup?.(path)
      try {
        mkdirSync(backups.folder, { recursive: true, mode: 0o700 })
        backup = await writeBackup(client, {
          path,
          passphrase: backups.passphrase,
          secret: secret(),
          now: startedAt,
        })
      } catch (error) {
        throw new Error(
          `The database has to be upgraded, and could not be backed up before that (${messageOf(error)}). It is as it was. Set BACKUP_DIR to a folder with room, or BACKUPS=off when you keep backups of your own, and start again.`,
          { cause: error },
        )
      }
    },
  })
  if (!backup) return
  deleteOldBackups(backups.folder, startedAt)
  await recordBackup(database.db, {
    occasion: 'before an upgrade',
    begun_at: startedAt,
    finished_at: database.now(),
    file: backup.path,
    bytes: backup.bytes,
  })
}
