import { rm } from 'node:fs/promises'
import { withDatabase } from '#server/db/with-database'
import { BackupFault } from './backup-fault.ts'
import { newCopyFolder } from './embedded-copy.ts'
import { loadBackup } from './load-backup.ts'
import { readBackup } from './read-backup.ts'

export interface Drill {
  readonly path: string
  readonly passphrase: string | undefined
  /** This site's secret, which the backup must contain. */
  readonly secret: string
  /** Where the temporary folder is created. If the process is killed, the next start deletes it. */
  readonly dataDir: string
}

/**
 * Restores a backup of this site into a temporary embedded database, which is deleted again.
 * @returns how many rows were restored
 * @throws Error for the owner to read
 */
export async function drillBackup({ path, passphrase, secret, dataDir }: Drill): Promise<number> {
  const folder = await newCopyFolder(dataDir)
  try {
    const backup = await readBackup(path, passphrase)
    if (backup.secret !== secret)
      throw new BackupFault('This is the backup of another site, so it proves nothing about this one.')
    const { tables } = await withDatabase(
      { databaseUrl: undefined, dataDir: folder, asBuilt: false },
      (database) => loadBackup(database, { path, passphrase, backup, onEmpty: () => {} }),
    )
    return tables.reduce((all, { rows }) => all + rows, 0)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
