import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { filled, onOrOff } from './checks.ts'

/** The settings about backups. */
export const backupVariables = {
  BACKUPS: z._default(onOrOff, 'on'),
  BACKUP_DIR: z.optional(filled),
  BACKUP_PASSPHRASE: z.optional(z.string().check(z.minLength(12, 'must be at least 12 characters'))),
}

export interface BackupSettings {
  /** Whether the site backs itself up, every night and before an upgrade. */
  readonly isOn: boolean
  /** Where those are kept. */
  readonly folder: string
  /** Of every backup that is made or read. */
  readonly passphrase: string | undefined
}

export function backupSettingsOf(
  { BACKUPS, BACKUP_DIR, BACKUP_PASSPHRASE }: z.infer<z.ZodMiniObject<typeof backupVariables>>,
  dataDir: string,
): BackupSettings {
  return {
    isOn: BACKUPS === 'on',
    folder: BACKUP_DIR === undefined ? join(dataDir, 'backups') : resolve(BACKUP_DIR),
    passphrase: BACKUP_PASSPHRASE,
  }
}
