import { type SiteSource, withSource } from './open-source.ts'
import { type NewBackup, writeBackup, type WrittenBackup } from './write-backup.ts'

/**
 * Backs up a database over a connection of its own.
 * @throws Error for the owner to read
 */
export const backUp = (source: SiteSource, backup: NewBackup): Promise<WrittenBackup> =>
  withSource(source, (client) => writeBackup(client, backup))
