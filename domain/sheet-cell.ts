import { withoutDirectionMarks } from './direction-marks.ts'

/** Whitespace of any kind and invisible characters, then a sign that starts a formula in some program. */
const formulaStart = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^ *[\t\r]/u

/**
 * Escapes a visitor's text so that no spreadsheet program reads it as a formula: not Sheets, nor one that opens the
 * export later.
 */
export function plainCell(value: string | number | null): string | number | null {
  if (typeof value !== 'string') return value
  return unlikeFormula(withoutDirectionMarks(value))
}

/** The text with an apostrophe before it where a spreadsheet program would read a formula. */
export const unlikeFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** The text without the apostrophe that {@link unlikeFormula} puts before it. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text
