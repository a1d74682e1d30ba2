import { authSecret } from '#server/auth/secret'
import { drillBackup } from '#server/backup/drill-backup'
import type { Env } from '#server/settings/env.server'
import { runCommand } from './run-command.ts'

/**
 * Restores a backup of this site into a temporary folder, and records that it went well.
 * @returns how many rows were restored
 * @throws Error for the owner to read
 */
export async function drillRestore(env: Env, path: string): Promise<number> {
  const { dataDir } = env
  const secret = authSecret({ given: env.authSecret, dataDir })
  const rows = await drillBackup({ path, passphrase: env.backups.passphrase, secret, dataDir })
  await runCommand(env, 'record-drill', {})
  return rows
}
