import { withoutDirectionMarks } from '#domain/direction-marks'

/** Spaces of all kinds, and characters nobody sees, then a sign that starts a formula in some program. */
const formulaStart = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^ *[\t\r]/u

/**
 * A visitor's text as a cell that no spreadsheet program takes for a formula: not Sheets, and not the one that
 * opens the export later.
 */
export function plainCell(value: string | number | null): string | number | null {
  if (typeof value !== 'string') return value
  const text = withoutDirectionMarks(value)
  return formulaStart.test(text) ? `'${text}` : text
}
