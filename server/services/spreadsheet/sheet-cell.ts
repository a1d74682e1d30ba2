import { withoutDirectionMarks } from '#domain/direction-marks'

/** Whitespace of any kind and invisible characters, then a sign that starts a formula in some program. */
const formulaStart = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^ *[\t\r]/u

/**
 * Escapes a visitor's text so that no spreadsheet program reads it as a formula: not Sheets, nor one that opens the
 * export later.
 */
export function plainCell(value: string | number | null): string | number | null {
  if (typeof value !== 'string') return value
  const text = withoutDirectionMarks(value)
  return formulaStart.test(text) ? `'${text}` : text
}
