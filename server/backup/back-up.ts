import pg from 'pg'
import { overPglite } from '#server/db/connect'
import { openEmbedded } from '#server/db/embedded'
import { holdUpgrades } from '#server/db/start-lock'
import { type NewBackup, writeBackup, type WrittenBackup } from './write-backup.ts'

/** A PostgreSQL, or the files of an embedded database that nobody has open. */
export type BackupSource = { readonly databaseUrl: string } | { readonly directory: string }

/**
 * Backs a database up over a connection of its own.
 * @throws Error in words for the owner
 */
export function backUp(source: BackupSource, backup: NewBackup): Promise<WrittenBackup> {
  return 'databaseUrl' in source
    ? fromPostgres(source.databaseUrl, backup)
    : fromEmbedded(source.directory, backup)
}

async function fromPostgres(connectionString: string, backup: NewBackup): Promise<WrittenBackup> {
  const client = new pg.Client({ connectionString, application_name: 'backup', keepAlive: true })
  // A lost connection fails the statement under way; announced to nobody it would end the process besides.
  client.on('error', () => {})
  await client.connect()
  try {
    await holdUpgrades(client)
    return await writeBackup(client, backup)
  } finally {
    await client.end()
  }
}

async function fromEmbedded(directory: string, backup: NewBackup): Promise<WrittenBackup> {
  const lite = await openEmbedded(directory)
  try {
    const client = await overPglite(lite).pool.connect()
    return await writeBackup(client, backup)
  } finally {
    await lite.close()
  }
}
