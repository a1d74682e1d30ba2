import { rm } from 'node:fs/promises'
import { authSecret } from '#server/auth/secret'
import { BackupFault } from '#server/backup/backup-fault'
import { newCopyFolder } from '#server/backup/embedded-copy'
import type { Env } from '#server/settings/env.server'
import { restoreSite } from './restore-site.ts'
import { runCommand } from './run-command.ts'

/**
 * Restores a backup of this site into a temporary folder, which is deleted again, and records that it went well.
 * @returns how many rows were restored
 * @throws Error for the owner to read
 */
export async function drillRestore(env: Env, path: string): Promise<number> {
  const dataDir = await newCopyFolder(env.dataDir)
  try {
    const drill = { ...env, databaseUrl: undefined, authSecret: undefined, dataDir }
    const { tables, backup } = await restoreSite(drill, path)
    if (backup.secret !== authSecret({ given: env.authSecret, dataDir: env.dataDir }))
      throw new BackupFault('This is the backup of another site, so it proves nothing about this one.')
    await runCommand(env, 'record-drill', {})
    return tables.reduce((all, { rows }) => all + rows, 0)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
