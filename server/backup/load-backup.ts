import { type ClientBase, escapeIdentifier } from 'pg'
import type { Database } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { schemaVersion } from '#server/db/schema-version'
import { withoutTimeLimit } from '#server/db/without-time-limit'
import { BackupFault } from './backup-fault.ts'
import { withPlainValues } from './plain-values.ts'
import { readBackup, type SoundBackup } from './read-backup.ts'
import {
  filledTables,
  putRowTexts,
  putSequence,
  type StoredTable,
  storedTables,
  tableSum,
  type TableSum,
} from './stored-tables.ts'

interface LoadOptions {
  path: string
  passphrase: string | undefined
  /** The backup at `path`, which was read and verified before anything is changed. */
  backup: SoundBackup
  /** Called once the database is known to be empty, before the first row is inserted. */
  onEmpty?: () => void
}

export interface LoadedBackup {
  /** As read from the backup and now in the database. */
  readonly tables: readonly (TableSum & { readonly name: string })[]
  /** Tables in the backup that this program does not create. */
  readonly leftOut: readonly string[]
}

/**
 * Restores a backup into an empty database: migrates to the backup's version, inserts all rows or none, compares
 * their checksums, and then migrates to the current version.
 * @throws BackupFault when the database is not empty, or differs from the backup in the end
 */
export async function loadBackup(
  database: Pick<Database, 'pool'>,
  { path, passphrase, backup, onEmpty }: LoadOptions,
): Promise<LoadedBackup> {
  const { schema } = backup.head
  await onOneConnection(database, (client) => refuseUnlessEmpty(client, schema.at))
  onEmpty?.()
  await migrateDatabase(database, { upTo: schema })
  const loaded = await onOneConnection(database, (client) =>
    withPlainValues(client, '', async () => {
      const links = await dropForeignKeys(client)
      const tables = await insertRows(client, path, passphrase)
      for (const sequence of backup.contents.sequences) await putSequence(client, sequence)
      for (const { name, link, definition } of links)
        await client.query(
          `alter table ${escapeIdentifier(name)} add constraint ${escapeIdentifier(link)} ${definition}`,
        )
      return compare(client, backup, tables)
    }),
  )
  await migrateDatabase(database)
  return loaded
}

async function onOneConnection<Result>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    return await withoutTimeLimit(client, () => work(client))
  } finally {
    client.release()
  }
}

/** A database that an earlier attempt migrated to the same version counts as empty. */
async function refuseUnlessEmpty(client: ClientBase, schemaAt: number): Promise<void> {
  const is = await schemaVersion(client)
  const tables = await storedTables(client)
  const full = await filledTables(client, tables)
  if (full.length > 0)
    throw new BackupFault(
      `There is a site here already: ${full.length === 1 ? 'a table has' : `${full.length} tables have`} rows, ${full.slice(0, 3).join(', ')}${full.length > 3 ? ' and others' : ''}. Restore into an empty DATA_DIR or an empty database; nothing was changed.`,
    )
  if (tables.length > 0 && is?.at !== schemaAt)
    throw new BackupFault(
      'There are tables here already. Restore into an empty DATA_DIR or an empty database; nothing was changed.',
    )
}

interface Link {
  name: string
  link: string
  definition: string
}

/** Drops the foreign keys, because referenced rows may come later. Adding them again at the end checks them all. */
async function dropForeignKeys(client: ClientBase): Promise<Link[]> {
  const { rows } = await client.query<Link>(`
    select t.relname as name, c.conname as link, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`)
  for (const { name, link } of rows)
    await client.query(`alter table ${escapeIdentifier(name)} drop constraint ${escapeIdentifier(link)}`)
  return rows
}

/** Inserts the rows of the tables that exist here. @returns the tables of this database by name */
async function insertRows(
  client: ClientBase,
  path: string,
  passphrase: string | undefined,
): Promise<Map<string, StoredTable>> {
  const here = new Map((await storedTables(client)).map((table) => [table.name, table]))
  await readBackup(path, passphrase, {
    async onTable(table) {
      const ours = here.get(table.name)
      if (ours && shape(ours) !== shape(table))
        throw new BackupFault(`The table ${table.name} of the backup has other columns than this site's.`)
    },
    async onRows(texts, table) {
      if (here.has(table.name)) await putRowTexts(client, table, `[${texts.join(',')}]`)
    },
  })
  return here
}

const shape = ({ columns }: StoredTable) => JSON.stringify(columns.map(({ name, type }) => [name, type]))

async function compare(
  client: ClientBase,
  { contents }: SoundBackup,
  here: Map<string, StoredTable>,
): Promise<LoadedBackup> {
  const ours = contents.tables.filter(({ name }) => here.has(name))
  for (const { name, rows, sum } of ours) {
    const is = await tableSum(client, name)
    if (is.rows !== rows || is.sum !== sum)
      throw new BackupFault(
        `The table ${name} came out different from how it is in the backup: ${is.rows} of ${rows} rows. Nothing was stored.`,
      )
  }
  const leftOut = contents.tables.filter(({ name }) => !here.has(name))
  return { tables: ours, leftOut: leftOut.map(({ name }) => name) }
}
