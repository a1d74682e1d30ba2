import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { maxImported, maxImportedColumns } from '#contracts/import-contacts'
import { storableLine } from '#contracts/text'
import { guessImportColumn, type ImportColumn } from '#domain/import-column'
import { hasDayFirst } from '#domain/imported-date'
import { type CsvColumns, type CsvPerson, csvPersonOf } from './csv-person.ts'

export interface ReadCsv {
  problem: string | null
  columns: { header: string; takenAs: ImportColumn | null }[]
  people: CsvPerson[]
  faults: { line: number; problem: string }[]
}

const unread = (problem: string): ReadCsv => ({ problem, columns: [], people: [], faults: [] })

/** How much text, and how many lines, are parsed within some milliseconds. */
const readAtOnce = { characters: 64_000, lines: 500 }

const tooWide = `This file has more than ${maxImportedColumns} columns. Leave out those that are not needed.`

type CsvRecord = { record: string[]; info: { lines: number } }

/**
 * Parses a CSV of people. Lines count from 1, as an editor shows them; the first is the header. Parsed in parts, so
 * that the process stays responsive.
 * @param takenAs the meaning of each column, by hand; default by its header
 */
export async function readCsv(text: string, takenAs?: readonly (ImportColumn | null)[]): Promise<ReadCsv> {
  const delimiter = delimiterOf(text)
  if (isTooWide(text, delimiter)) return unread(tooWide)
  let records: CsvRecord[]
  try {
    records = await recordsOf(text, delimiter)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return unread(`This is not a CSV file that can be read: ${error.message}.`)
  }
  const [head, ...rows] = records
  if (!head || rows.length === 0) return unread('There is a header line at most, and nobody below it.')
  if (rows.length > maxImported) {
    return unread(`At most ${maxImported.toLocaleString('en-US')} people at a time: divide the file.`)
  }
  const fields = head.record.map((header, index) =>
    takenAs ? (takenAs[index] ?? null) : (guessImportColumn(header) ?? null),
  )
  const headers = head.record.map(storableLine)
  const columns = headers.map((header, index) => ({ header, takenAs: fields[index] ?? null }))
  if (!fields.includes('email')) {
    return { ...unread('No column holds addresses. Say under “Columns” which one it is.'), columns }
  }
  const dateColumn = fields.indexOf('added')
  const csvColumns: CsvColumns = {
    headers,
    fields,
    isDayFirst: hasDayFirst(rows.map(({ record }) => record[dateColumn] ?? '')),
  }
  const people: CsvPerson[] = []
  const faults: ReadCsv['faults'] = []
  const seen = new Map<string, number>()
  for (const [index, { record, info }] of rows.entries()) {
    if (index % readAtOnce.lines === 0) await setImmediate()
    const person = csvPersonOf(record, csvColumns, info.lines)
    const before = typeof person === 'string' ? undefined : seen.get(person.email)
    if (typeof person === 'string') faults.push({ line: info.lines, problem: person })
    else if (before !== undefined) {
      faults.push({ line: info.lines, problem: `${person.email} is on line ${before} already.` })
    } else {
      seen.set(person.email, info.lines)
      people.push(person)
    }
  }
  return { problem: null, columns, people, faults }
}

/** Whether a line has too many columns. Checked before parsing, which takes a second for half a million. */
function isTooWide(text: string, delimiter: string): boolean {
  let columns = 1
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (letter === delimiter) columns += 1
    else if (letter === '\n') columns = 1
    if (columns > maxImportedColumns) return true
  }
  return false
}

/** @throws CsvError */
async function recordsOf(text: string, delimiter: string): Promise<CsvRecord[]> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    to: maxImported + 2,
  })
  const records: CsvRecord[] = []
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('data', (record: CsvRecord) => records.push(record))
    parser.once('end', resolve)
    parser.once('error', reject)
  })
  ended.catch(() => {})
  for (let from = 0; from < text.length && !parser.destroyed; from += readAtOnce.characters) {
    parser.write(text.slice(from, from + readAtOnce.characters))
    await setImmediate()
  }
  parser.end()
  await ended
  return records
}

/** Spreadsheets of half the world write semicolons. */
function delimiterOf(text: string): string {
  // A single line may be the whole of a long text.
  const head = text.slice(0, text.indexOf('\n') + 1 || undefined).slice(0, 10_000)
  const most = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)
  return most[0] ?? ','
}
