import { setImmediate } from 'node:timers/promises'
import { maxImported, maxImportedColumns } from '#contracts/import-contacts'
import { storableLine } from '#contracts/text'
import type { ImportColumn } from '#domain/import-column'
import { hasDayFirst } from '#domain/imported-date'
import { guessColumns, headerIndexOf, recordsIn } from './csv-layout.ts'
import { type CsvColumns, type CsvPerson, csvPersonOf } from './csv-person.ts'
import type { CsvRecord } from './csv-records.ts'

export interface ReadCsv {
  problem: string | null
  columns: { header: string; takenAs: ImportColumn | null }[]
  people: CsvPerson[]
  faults: { line: number; problem: string }[]
}

const unread = (problem: string): ReadCsv => ({ problem, columns: [], people: [], faults: [] })

/** How many records are parsed before other work gets a turn, which takes a few milliseconds. */
const readAtOnce = 500

/**
 * Parses a CSV of people, in parts, so that the process stays responsive. Lines count from 1, as an editor shows them.
 * @param takenAs the field of each column, chosen by hand; default: guessed from header and values
 */
export async function readCsv(text: string, takenAs?: readonly (ImportColumn | null)[]): Promise<ReadCsv> {
  const records: CsvRecord[] = []
  for (const record of recordsIn(text)) {
    if (record.cells.length > maxImportedColumns) {
      return unread(
        `This file has more than ${maxImportedColumns} columns. Leave out those that are not needed.`,
      )
    }
    records.push(record)
    if (records.length % readAtOnce === 0) await setImmediate()
  }
  const headerIndex = headerIndexOf(records)
  const header = records[headerIndex]
  const rows = records.slice(headerIndex + 1)
  if (rows.length === 0) return unread('There is a header line at most, and nobody below it.')
  if (rows.length > maxImported) {
    return unread(`At most ${maxImported.toLocaleString('en-US')} people at a time: divide the file.`)
  }
  const guessed = guessColumns(header, rows)
  const fields = guessed.map((column, index) => (takenAs ? (takenAs[index] ?? null) : column))
  const headers = guessed.map((_, index) => storableLine(header?.cells[index] ?? ''))
  const columns = headers.map((name, index) => ({ header: name, takenAs: fields[index] ?? null }))
  if (!fields.includes('email')) {
    return { ...unread('No column holds addresses. Say under “Columns” which one it is.'), columns }
  }
  const dates = rows.flatMap(({ cells }) => cells.filter((_, index) => fields[index] === 'added'))
  const csvColumns: CsvColumns = { headers, fields, isDayFirst: hasDayFirst(dates) }
  const people: CsvPerson[] = []
  const faults: ReadCsv['faults'] = []
  const seen = new Map<string, number>()
  for (const [index, record] of rows.entries()) {
    if (index % readAtOnce === 0) await setImmediate()
    const { line } = record
    const person = csvPersonOf(record, csvColumns)
    const before = typeof person === 'string' ? undefined : seen.get(person.email)
    if (typeof person === 'string') faults.push({ line, problem: person })
    else if (before !== undefined) {
      faults.push({ line, problem: `${person.email} is on line ${before} already.` })
    } else {
      seen.set(person.email, line)
      people.push(person)
    }
  }
  return { problem: null, columns, people, faults }
}
