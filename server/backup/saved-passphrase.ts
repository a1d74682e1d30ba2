import type { ClientBase } from 'pg'
import { createSeal } from '#server/settings/sealed'
import { BackupFault } from './backup-fault.ts'

const key = 'BACKUP_PASSPHRASE'

/**
 * The passphrase that was saved in the office, read from the database that is backed up.
 * @throws BackupFault when it was saved under another secret, because the backup would otherwise be unencrypted
 */
export async function savedPassphrase(
  client: Pick<ClientBase, 'query'>,
  secret: string,
): Promise<string | undefined> {
  // The schema may be older than this table.
  const { rows: tables } = await client.query<{ is_there: boolean }>(
    "select to_regclass('settings') is not null as is_there",
  )
  if (!tables[0]?.is_there) return undefined
  const { rows } = await client.query<{ sealed: string | null }>(
    "select value->>'sealed' as sealed from settings where key = $1",
    [key],
  )
  const sealed = rows[0]?.sealed
  if (sealed == null) return undefined
  const passphrase = createSeal(secret).decrypt(key, sealed)
  if (passphrase === undefined)
    throw new BackupFault(
      'The passphrase for backups was saved under another secret of this site. Enter it again under Settings, Data.',
    )
  return passphrase
}
