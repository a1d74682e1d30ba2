import { email } from '#contracts/person'
import { storable, storableLine } from '#contracts/text'
import type { ContactStatus } from '#domain/contact-status'
import { type ImportColumn, importColumnNames } from '#domain/import-column'
import { importedDate, importedTime } from '#domain/imported-date'
import { importedStatus } from '#domain/imported-status'
import { withoutApostrophe } from '#domain/sheet-cell'
import type { CsvRecord } from './csv-records.ts'

export interface CsvPerson {
  line: number
  email: string
  name?: string
  company?: string
  phone?: string
  linkedin?: string
  status: ContactStatus
  /** The owner's name as in the file. */
  owner?: string
  added?: Date
  next_step?: string
  next_step_on?: string
  waiting_since?: Date
  first_asked_at?: Date
  first_reply_at?: Date
  last_activity_at?: Date
  score?: number
  yearly_cost?: number
  team_size?: string
  /** Notes, tags, and values that have no field. */
  note?: string
  /** Sentences about values that could not be read and are in the note instead. */
  unread: string[]
}

/** The headers and fields of a file's columns. */
export interface CsvColumns {
  headers: readonly string[]
  fields: readonly (ImportColumn | null)[]
  /** Whether the day comes first in dates. */
  isDayFirst: boolean
}

interface Reader<Value> {
  read(text: string, isDayFirst: boolean): Value | undefined
  /** The message for a text that cannot be read. */
  fault: string
}

/** Reads text up to the same length as the forms. */
const textUpTo = (maxLength: number): Reader<string> => ({
  read: (text) => (text.length <= maxLength ? text : undefined),
  fault: `is longer than ${maxLength} characters`,
})
const date: Reader<Date> = { read: importedDate, fault: 'is not a date' }
const time: Reader<Date> = { read: importedTime, fault: 'is not a date' }
const number: Reader<number> = {
  read: (text) => (/^\d{1,12}(?:\.\d+)?$/.test(text) ? Number(text) : undefined),
  fault: 'is not a number',
}

/** The columns with one value each. */
const readers = {
  name: textUpTo(200),
  company: textUpTo(200),
  phone: textUpTo(50),
  linkedin: textUpTo(500),
  status: { read: importedStatus, fault: 'is not a status' },
  owner: textUpTo(200),
  added: date,
  next_step: textUpTo(200),
  next_step_on: {
    read: (text, isDayFirst) => importedDate(text, isDayFirst)?.toISOString().slice(0, 10),
    fault: date.fault,
  },
  waiting_since: time,
  first_asked_at: time,
  first_reply_at: time,
  last_activity_at: time,
  score: { read: (text) => (/^\d{1,3}$/.test(text) ? Number(text) : undefined), fault: number.fault },
  yearly_cost: number,
  team_size: textUpTo(50),
} satisfies { [Column in ImportColumn & keyof CsvPerson]?: Reader<NonNullable<CsvPerson[Column]>> }
const columnsRead = Object.keys(readers) as (keyof typeof readers)[]

interface Cell {
  /** The header, or the field's name without a header. */
  label: string
  text: string
}

/**
 * Reads a record into a person, or returns a sentence that says why it is none. If several cells have the same field,
 * the first readable one counts. The others, and unreadable values, go into the note.
 */
export function csvPersonOf(
  { line, cells, isBroken }: CsvRecord,
  { headers, fields, isDayFirst }: CsvColumns,
): CsvPerson | string {
  if (isBroken) return 'A quotation mark is missing or too many, so it is unclear where each cell ends.'
  const cellsOf: Partial<Record<ImportColumn, Cell[]>> = {}
  const lines: string[] = []
  const unread: string[] = []
  const keep = ({ label, text }: Cell) => lines.push(label ? `${label}: ${text}` : text)
  const reject = (cell: Cell, fault: string) => {
    unread.push(`“${shortened(cell.text)}” ${fault}.`)
    keep(cell)
  }
  for (const [index, cell] of cells.entries()) {
    const field = fields[index]
    if (field === null) continue
    const text = withoutApostrophe((field === 'note' ? storable : storableLine)(cell))
    if (text === '') continue
    if (field === undefined) reject({ label: '', text }, 'is beyond the last column')
    else if (field === 'note') (cellsOf.note ??= []).push({ label: headers[index] ?? '', text })
    else {
      const label = headers[index] || importColumnNames[field]
      // Google joins several values like this.
      for (const part of text.split(':::'))
        if (part.trim()) (cellsOf[field] ??= []).push({ label, text: part.trim() })
    }
  }

  const [address, ...others] = new Set(cellsOf.email?.flatMap(({ text }) => addressesIn(text).valid))
  if (address === undefined) {
    return cellsOf.email
      ? `“${shortened(cellsOf.email[0]?.text)}” is not an address.`
      : 'There is no address.'
  }
  for (const { label, text } of cellsOf.email ?? [])
    for (const part of addressesIn(text).invalid) reject({ label, text: part }, 'is not an address')
  for (const text of others) keep({ label: importColumnNames.email, text })

  const name = fullName(cellsOf)
  cellsOf.name = [
    ...(name ? [{ label: importColumnNames.name, text: name }] : []),
    ...(cellsOf.name?.slice(1) ?? []),
  ]
  const values: Partial<Record<ImportColumn, string | number | Date>> = {}
  for (const column of columnsRead) {
    const { read, fault } = readers[column]
    for (const cell of cellsOf[column] ?? []) {
      const value = read(cell.text, isDayFirst)
      if (value === undefined) reject(cell, fault)
      else if (values[column] === undefined) values[column] = value
      else if (String(values[column]) !== String(value)) keep(cell)
    }
  }

  const hasNotes = fields.filter((field) => field === 'note').length > 1
  const noted = cellsOf.note?.map(({ label, text }) => (hasNotes && label ? `${label}: ${text}` : text)) ?? []
  for (const column of ['position', 'tags'] as const) {
    const text = cellsOf[column]?.map((cell) => cell.text.replaceAll(/^\* |"/g, '')).join(', ')
    if (text) noted.push(`${importColumnNames[column]}: ${text}`)
  }
  const note = [...noted, ...lines].join('\n')
  return {
    status: 'new',
    ...(values as Partial<CsvPerson>),
    line,
    email: address,
    ...(note && { note }),
    unread,
  }
}

/** Splits a cell into its addresses, of which it may have several. */
function addressesIn(cell: string): { valid: string[]; invalid: string[] } {
  const valid: string[] = []
  const invalid: string[] = []
  const sort = (text: string) => {
    const { success, data } = email.safeParse(text)
    if (success) valid.push(data)
    else invalid.push(text)
    return success
  }
  if (sort(cell)) return { valid, invalid }
  invalid.pop()
  for (const part of cell.split(/[;,|\n]/)) {
    const words = part.split(/\s+/).filter(Boolean)
    if (words.every((word) => word.includes('@'))) words.forEach(sort)
    else sort(part.trim())
  }
  return { valid, invalid }
}

function fullName(given: Partial<Record<ImportColumn, Cell[]>>): string {
  const textOf = (column: ImportColumn) => given[column]?.[0]?.text ?? ''
  const [name, first, last] = [textOf('name'), textOf('first'), textOf('last')]
  // German lists use “Name” for the last name.
  const isLastName = first !== '' && last === '' && !name.includes(first)
  return name && !isLastName ? name : [first, last || name].filter(Boolean).join(' ')
}

const shortened = (text = '') => (text.length > 80 ? `${text.slice(0, 80)}…` : text)
