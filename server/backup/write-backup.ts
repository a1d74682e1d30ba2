import type { ClientBase } from 'pg'
import { schemaVersion } from '#server/db/schema-version'
import { writeBackupFile } from './backup-file.ts'
import { BackupFault } from './backup-fault.ts'
import { type BackupContents, type BackupLine, maxLineBytes } from './backup-lines.ts'
import { withPlainValues } from './plain-values.ts'
import { rowSum } from './row-sum.ts'
import { savedPassphrase } from './saved-passphrase.ts'
import { countRows, rowTexts, sequenceStates, storedTables } from './stored-tables.ts'

export interface NewBackup {
  /** The file's path; an existing one is overwritten. */
  path: string
  /** The passphrase from the environment. Default: the one that was saved in the office, if any. */
  passphrase: string | undefined
  /** The site's secret: without it the passwords and keys in the settings cannot be read. */
  secret: string
  now: Date
  /** Called with every batch of rows. */
  onProgress?: (progress: { done: number; total: number }) => void
}

export interface WrittenBackup {
  readonly path: string
  readonly bytes: number
  readonly rows: number
}

/**
 * Writes a snapshot of the whole database, which concurrent writes do not affect.
 * @throws BackupFault when the database was never migrated by this program
 */
export function writeBackup(
  client: ClientBase,
  { path, passphrase: given, secret, now, onProgress }: NewBackup,
): Promise<WrittenBackup> {
  return withPlainValues(client, 'isolation level repeatable read read only', async () => {
    const schema = await schemaVersion(client)
    if (!schema) throw new BackupFault('There is no site in this database yet.')
    const passphrase = given ?? (await savedPassphrase(client, secret))
    let rows = 0
    const bytes = await writeBackupFile({
      path,
      passphrase,
      head: { madeAt: now.toISOString(), schema },
      lines: contents(client, {
        secret,
        onProgress,
        onWhole(whole) {
          rows = whole.tables.reduce((sum, table) => sum + table.rows, 0)
        },
      }),
    })
    return { path, bytes, rows }
  })
}

async function* contents(
  client: ClientBase,
  {
    secret,
    onProgress,
    onWhole,
  }: Pick<NewBackup, 'secret' | 'onProgress'> & { onWhole: (whole: BackupContents) => void },
): AsyncGenerator<string> {
  yield line({ secret })
  const whole: BackupContents = { tables: [], sequences: await sequenceStates(client) }
  const tables = await storedTables(client)
  const total = onProgress ? await countRows(client, tables) : 0
  let done = 0
  for (const table of tables) {
    yield line({ table: { name: table.name, columns: [...table.columns] } })
    const sum = rowSum()
    for await (const texts of rowTexts(client, table.name)) {
      for (const text of texts) sum.add(text)
      yield texts.map((text) => rowLine(text, table.name)).join('')
      done += texts.length
      onProgress?.({ done, total })
    }
    yield line({ end: { table: table.name, ...sum.total() } })
    whole.tables.push({ name: table.name, ...sum.total() })
  }
  onWhole(whole)
  yield line({ whole })
}

/** @throws BackupFault for a row that a restore would refuse */
function rowLine(text: string, table: string): string {
  const json = JSON.stringify(text)
  if (Buffer.byteLength(json) > maxLineBytes)
    throw new BackupFault(
      `The table ${table} has a row of more than ${maxLineBytes / 1024 ** 2} MB, which cannot be backed up.`,
    )
  return `${json}\n`
}

const line = (given: BackupLine) => `${JSON.stringify(given)}\n`
