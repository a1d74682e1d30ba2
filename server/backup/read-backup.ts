import { knownVersions } from '#server/db/schema-version'
import { type BackupHead, readBackupHead, readBackupLines } from './backup-file.ts'
import { BackupFault } from './backup-fault.ts'
import {
  type BackupContents,
  type BackupLine,
  backupLine,
  maxStructureBytes,
  maxTables,
} from './backup-lines.ts'
import { rowSum } from './row-sum.ts'
import type { StoredTable } from './stored-tables.ts'

/** Callbacks for a backup's contents, called in this order for each table. */
interface BackupReader {
  onTable?(table: StoredTable): Promise<void>
  /** Rows of that table as JSON strings, in batches. */
  onRows?(texts: string[], table: StoredTable): Promise<void>
  onTableEnd?(table: StoredTable): Promise<void>
}

/** A backup that was read to its end and verified. */
export interface SoundBackup {
  readonly head: BackupHead
  readonly secret: string
  readonly contents: BackupContents
}

const handedOutBytes = 1_000_000
const handedOutRows = 2_000

/**
 * Reads a backup from beginning to end, in little memory, and verifies all of it.
 * @throws BackupFault for the owner to read, when the file is cut off, changed, foreign, encrypted with another
 * passphrase or of an unknown schema; the reader has received the valid parts before that
 */
export async function readBackup(
  path: string,
  passphrase: string | undefined,
  reader: BackupReader = {},
): Promise<SoundBackup> {
  const head = await readBackupHead(path)
  if (!knownVersions().some(({ at }) => at === head.schema.at))
    throw new BackupFault(
      `This backup is of a version of the site that this program does not know (${head.schema.name}). Restore it with the version that made it, or with a newer one.`,
    )
  let secret: string | undefined
  let contents: BackupContents | undefined
  let table: StoredTable | undefined
  let sum = rowSum()
  let texts: string[] = []
  let bytes = 0
  const found: BackupContents['tables'] = []

  async function flushRows(): Promise<void> {
    if (table && texts.length > 0) await reader.onRows?.(texts, table)
    texts = []
    bytes = 0
  }

  for await (const text of readBackupLines(path, passphrase)) {
    if (text.startsWith('"')) {
      sum.add(parseJson(text) as string)
      texts.push(text)
      bytes += text.length
      if (bytes >= handedOutBytes || texts.length >= handedOutRows) await flushRows()
      continue
    }
    const line = parseLine(text)
    if ('secret' in line) secret = line.secret
    else if ('table' in line) {
      table = line.table
      sum = rowSum()
      await reader.onTable?.(table)
    } else if ('end' in line) {
      await flushRows()
      if (!table || !isSame({ ...line.end, name: line.end.table }, { name: table.name, ...sum.total() }))
        throw unsound()
      if (found.length === maxTables) throw unsound()
      found.push({ name: table.name, ...sum.total() })
      await reader.onTableEnd?.(table)
    } else contents = line.whole
  }
  if (secret === undefined || !contents) throw unsound()
  const { tables } = contents
  if (tables.length !== found.length || !tables.every((each, at) => isSame(each, found[at]))) throw unsound()
  return { head, secret, contents }
}

/** Parses a line that is not a row. */
function parseLine(text: string): BackupLine {
  if (text.length > maxStructureBytes) throw unsound()
  const line = backupLine.safeParse(parseJson(text))
  if (!line.success) throw unsound()
  return line.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unsound()
  }
}

type NamedSum = BackupContents['tables'][number]

const isSame = (one: NamedSum, other: NamedSum | undefined) =>
  one.name === other?.name && one.rows === other.rows && one.sum === other.sum

const unsound = () => new BackupFault('The backup does not hold what it says it holds. Take another one.')
