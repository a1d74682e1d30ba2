import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Parses `docs/behavior.md`, the description of the product's behavior. */
export const behavior = readFileSync(join(import.meta.dirname, '../docs/behavior.md'), 'utf8')

/** The text of one section, `7.4`, without its heading. */
export function section(number: string): string {
  const [, text = ''] = behavior.split(new RegExp(`^### ${number.replace('.', '\\.')} .*$`, 'm'))
  return text.split(/^##/m)[0] ?? ''
}

/** The rows of all tables of a text, as the texts of their cells. */
export const rowsOf = (text: string): string[][] =>
  Array.from(text.matchAll(/^\| (.*) \|$/gm), ([, row = '']) => row.split(' | ').map((cell) => cell.trim()))

/** What a cell has in code font. */
export const codesIn = (cell = ''): string[] =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code)
