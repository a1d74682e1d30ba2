import { stringify } from 'csv-stringify/sync'
import { unlikeFormula } from '#domain/sheet-cell'
import { withoutDirectionMarks } from '#domain/direction-marks'

/** Makes spreadsheets read a file as UTF-8. */
export const byteOrderMark = '\uFEFF'

type Value = string | number | null | undefined

export interface CsvColumn<Row> {
  header: string
  of: (row: Row) => Value
  /** Set for addresses, which an apostrophe in front would change. */
  isVerbatim?: boolean
}

/** Removes direction marks, which could reverse the row and may be stored from before they were filtered. */
export const shownRight = (value: Value) => (typeof value === 'string' ? withoutDirectionMarks(value) : value)

const escaped = (value: Value) => (typeof value === 'string' ? unlikeFormula(value) : value)

/**
 * Exports a list as CSV, one page at a time. Values that a spreadsheet would compute get an apostrophe.
 * @param isForSpreadsheet whether the file begins with a byte order mark for spreadsheets
 */
export async function* exportedCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
  { isForSpreadsheet = true } = {},
): AsyncGenerator<string> {
  yield (isForSpreadsheet ? byteOrderMark : '') + stringify([columns.map(({ header }) => header)])
  for await (const rows of pages)
    yield stringify(
      rows.map((row) =>
        columns.map(({ of, isVerbatim }) => (isVerbatim ? of(row) : escaped(shownRight(of(row))))),
      ),
    )
}
