import { stringify } from 'csv-stringify/sync'
import { type ClientBase, escapeIdentifier } from 'pg'
import { unlikeFormula } from '#domain/sheet-cell'
import { type ExportedTable, exportedTables } from './exported-tables.ts'
import { withPlainValues } from './plain-values.ts'
import { queriedTexts } from './stored-tables.ts'
import { type AddZipEntry, writeZipFile } from './zip-file.ts'

export interface NewExport {
  path: string
  now: Date
  /** Called with every batch of rows. */
  onProgress?: (progress: { done: number; total: number }) => void
}

/** A byte order mark, so that spreadsheets read it as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * Writes a snapshot without secrets into one zip file: the pictures, and each table as unchanged JSON lines and as CSV.
 * In CSV, a value that a spreadsheet would take for a formula gets an apostrophe.
 * @returns its size in bytes
 */
export function writeExport(client: ClientBase, { path, now, onProgress }: NewExport): Promise<number> {
  return withPlainValues(client, 'isolation level repeatable read read only', async () => {
    const tables: { name: string; rows: number }[] = []
    for (const { name, source } of exportedTables) {
      const counted = await client.query<{ rows: string }>(`select count(*) as rows ${source}`)
      tables.push({ name, rows: Number(counted.rows[0]?.rows) })
    }
    const total = tables.reduce((sum, { rows }) => sum + rows, 0)
    // Each row is written twice.
    let writtenRows = 0
    const count = (texts: readonly string[]) => {
      writtenRows += texts.length
      onProgress?.({ done: Math.floor(writtenRows / 2), total })
    }
    return writeZipFile(path, async (add) => {
      await add('about.json', [`${JSON.stringify({ madeAt: now.toISOString(), tables }, null, 2)}\n`])
      for (const table of exportedTables) {
        await add(`jsonl/${table.name}.jsonl`, jsonLines(client, table, count))
        await add(`csv/${table.name}.csv`, csvLines(client, table, count))
      }
      await addPictures(client, add)
    })
  })
}

/** Each row as JSON, in batches. */
function rowsOf(client: ClientBase, { columns, source }: ExportedTable): AsyncGenerator<string[]> {
  const list = columns.map((column) => escapeIdentifier(column)).join(', ')
  return queriedTexts(client, `select row_to_json(r)::text as text from (select ${list} ${source}) as r`)
}

async function* jsonLines(
  client: ClientBase,
  table: ExportedTable,
  count: (texts: readonly string[]) => void,
): AsyncGenerator<string> {
  for await (const texts of rowsOf(client, table)) {
    // A json column is returned as it was stored, which may include line ends, so it is formatted again.
    yield texts.map((text) => `${JSON.stringify(JSON.parse(text))}\n`).join('')
    count(texts)
  }
}

async function* csvLines(
  client: ClientBase,
  table: ExportedTable,
  count: (texts: readonly string[]) => void,
): AsyncGenerator<string> {
  yield byteOrderMark + stringify([[...table.columns]])
  for await (const texts of rowsOf(client, table)) {
    const records = texts.map((text) => {
      const row = JSON.parse(text) as Record<string, unknown>
      return table.columns.map((column) => cellOf(row[column]))
    })
    yield stringify(records, { cast: { string: unlikeFormula } })
    count(texts)
  }
}

const cellOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value

async function addPictures(client: ClientBase, add: AddZipEntry): Promise<void> {
  const { rows } = await client.query<{ hash: string; type: string }>('select hash, type from pictures')
  for (const { hash, type } of rows) {
    const found = await client.query<{ bytes: string }>(
      "select encode(bytes, 'base64') as bytes from pictures where hash = $1",
      [hash],
    )
    const ending = /^image\/([a-z]+)/.exec(type)?.[1] ?? 'bin'
    await add(`pictures/${fileName(hash)}.${ending}`, [Buffer.from(found.rows[0]?.bytes ?? '', 'base64')])
  }
}

/** The hashes that this program writes are valid file names; a restored one may not be. */
const fileName = (hash: string) => hash.replaceAll(/[^\w-]/g, '_')
