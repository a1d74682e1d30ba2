import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { filled, onOrOff } from './checks.ts'
import type { GivenSettings } from './given-settings.ts'

/** The settings about backups. */
export const backupVariables = {
  BACKUPS: z._default(onOrOff, 'on'),
  BACKUP_DIR: z.optional(filled),
}

export interface BackupSettings {
  /** Whether the site makes backups, nightly and before an upgrade. */
  readonly isOn: boolean
  /** The folder of those backups. */
  readonly folder: string
  /** The passphrase of every backup that is made or read; without it, one saved in the office encrypts. */
  readonly passphrase: string | undefined
}

export function backupSettingsOf(
  { BACKUPS, BACKUP_DIR }: z.infer<z.ZodMiniObject<typeof backupVariables>>,
  { dataDir, given }: { dataDir: string; given: GivenSettings },
): BackupSettings {
  return {
    isOn: BACKUPS === 'on',
    folder: BACKUP_DIR === undefined ? join(dataDir, 'backups') : resolve(BACKUP_DIR),
    passphrase: given['BACKUP_PASSPHRASE'],
  }
}
