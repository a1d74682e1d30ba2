import { email } from '#contracts/person'
import { guessImportColumns, type ImportColumn } from '#domain/import-column'
import { type CsvRecord, csvRecords } from './csv-records.ts'

const delimiters = [',', ';', '\t', '|']

/** How much of a file is examined to detect its layout. */
const sampleLimits = { characters: 64_000, records: 200 }

/** Returns a file's records, split by the delimiter in a first line `sep=;`, or by the best-fitting one. */
export function recordsIn(text: string): Generator<CsvRecord> {
  const [separatorLine, delimiter] = /^\uFEFF?"?sep=([^"\w\s]|\t)"?(?:\r\n?|\n)/i.exec(text) ?? []
  const body = text.slice(separatorLine ? separatorLine.length : text.startsWith('\uFEFF') ? 1 : 0)
  const firstLine = separatorLine ? 2 : 1
  return csvRecords(body, delimiter ?? bestDelimiter(body.slice(0, sampleLimits.characters)), firstLine)
}

/** Returns the delimiter that recognizes the most headers and addresses, then the one with the most columns. */
function bestDelimiter(text: string): string {
  const candidates = delimiters.map((delimiter) => {
    const records = [...csvRecords(text, delimiter).take(sampleLimits.records)]
    const header = records[headerIndexOf(records)]
    const addresses = records.flatMap(({ cells }) => cells.filter(isEmail)).length
    return {
      delimiter,
      fit: recognizedCount(header) + addresses,
      width: (header ?? records[0])?.cells.length ?? 0,
    }
  })
  return candidates.toSorted((a, b) => b.fit - a.fit || b.width - a.width)[0]?.delimiter ?? ','
}

/**
 * Returns the index of the header, or -1. Some programs write notes before it, so it is the record with the most known
 * names above the first address. Without known names it is the first record, if its cell in the address column is
 * filled.
 */
export function headerIndexOf(records: readonly CsvRecord[]): number {
  const first = records.slice(0, sampleLimits.records).findIndex(({ cells }) => cells.some(isEmail))
  const above = records.slice(0, first === -1 ? sampleLimits.records : first)
  const recognized = above.map(recognizedCount)
  const highest = Math.max(0, ...recognized)
  if (highest > 0) return recognized.indexOf(highest)
  const addressColumn = records[first]?.cells.findIndex(isEmail) ?? 0
  return !above[0]?.isBroken && above[0]?.cells[addressColumn]?.trim() ? 0 : -1
}

const recognizedCount = (record: CsvRecord | undefined) =>
  guessImportColumns(record?.cells ?? []).filter((column) => column !== null).length

const isEmail = (cell: string) => cell.includes('@') && email.safeParse(cell).success
const isProfile = (cell: string) => /\blinkedin\.com\//i.test(cell)
const isPhone = (cell: string) => /^[+(]?\d[\d\s()./-]{6,}$/.test(cell.trim())
const isText = (cell: string) => /\p{L}/u.test(cell)

/**
 * Guesses the field of each column by its header, or else by its values. Without a header, unrecognized columns become
 * notes.
 */
export function guessColumns(
  header: CsvRecord | undefined,
  rows: readonly CsvRecord[],
): (ImportColumn | null)[] {
  const sample = rows.slice(0, sampleLimits.records)
  const width = header?.cells.length ?? Math.max(...sample.map(({ cells }) => cells.length))
  const guessed = header ? guessImportColumns(header.cells) : Array.from({ length: width }, () => null)
  const assign = (column: ImportColumn, matches: (cell: string) => boolean) => {
    if (guessed.includes(column)) return
    const index = guessed.findIndex((other, at) => {
      const filled = sample.flatMap(({ cells }) => cells[at]?.trim() || [])
      return other === null && filled.filter(matches).length > filled.length / 2
    })
    if (index !== -1) guessed[index] = column
  }
  assign('email', isEmail)
  assign('linkedin', isProfile)
  if (header) return guessed
  assign('phone', isPhone)
  assign('name', isText)
  return guessed.map((column) => column ?? 'note')
}
