import { stringify } from 'csv-stringify/sync'
import { unlikeFormula } from '#domain/sheet-cell'
import { withoutDirectionMarks } from '#domain/direction-marks'

/** So that spreadsheets read a file as UTF-8. */
export const byteOrderMark = '\uFEFF'

type Value = string | number | null | undefined

export interface CsvColumn<Row> {
  header: string
  of: (row: Row) => Value
  /** An address: an apostrophe before it would make it another one. */
  isVerbatim?: boolean
}

/** Direction marks that were stored before they were filtered could reverse the row. */
export const shownRight = (value: Value) => (typeof value === 'string' ? withoutDirectionMarks(value) : value)

const escaped = (value: Value) => (typeof value === 'string' ? unlikeFormula(value) : value)

/**
 * A list as CSV, one page at a time. What a spreadsheet would compute gets an apostrophe.
 * @param isForSpreadsheet whether the file is opened by a spreadsheet first of all
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
