import { maxImportedColumns } from '#contracts/import-contacts'

export interface CsvRecord {
  /** The record's first line in the file, counted from 1. */
  line: number
  /** The cells, up to one more than may be imported. */
  cells: string[]
  /** Whether its quotation marks do not match, so that it is unclear where its cells end. */
  isBroken: boolean
}

const lineEnd = /\r\n?|\n|$/g
const linesIn = (text: string) => text.split(/\r\n?|\n/).length - 1

/**
 * Splits a CSV into its records, without blank ones. A broken record ends with its first line, because an unclosed
 * quotation mark would otherwise swallow the rest of the file. Marks in a cell that does not begin with one are text.
 */
export function* csvRecords(text: string, delimiter: string, firstLine = 1): Generator<CsvRecord> {
  const cellEnd = new RegExp(`\\u{${delimiter.codePointAt(0)?.toString(16)}}|\\r\\n?|\\n|$`, 'gu')
  const endFrom = (end: RegExp, from: number) => {
    end.lastIndex = from
    const found = end.exec(text)
    return { at: found?.index ?? text.length, mark: found?.[0] ?? '' }
  }
  let line = firstLine
  let record: CsvRecord = { line, cells: [], isBroken: false }
  for (let at = 0; at < text.length || record.cells.length > 0;) {
    let start = at
    while (text[start] === ' ') start += 1
    let end = endFrom(cellEnd, at)
    let cell = text.slice(at, end.at)
    if (text[start] === '"') {
      const close = closingQuote(text, start + 1)
      end = endFrom(cellEnd, close + 1)
      record.isBroken = close === -1 || text.slice(close + 1, end.at).trim() !== ''
      if (record.isBroken) end = endFrom(lineEnd, at)
      else {
        cell = text.slice(start + 1, close).replaceAll('""', '"')
        line += linesIn(cell)
      }
    }
    if (record.cells.length <= maxImportedColumns) record.cells.push(cell)
    at = end.at + end.mark.length
    if (end.mark === delimiter) continue
    if (record.isBroken || record.cells.some((each) => each.trim() !== '')) yield record
    line += 1
    record = { line, cells: [], isBroken: false }
  }
}

/** Returns the index of the mark that closes a quoted cell, the first that is not doubled, or -1. */
function closingQuote(text: string, from: number): number {
  let close = text.indexOf('"', from)
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  return close
}
