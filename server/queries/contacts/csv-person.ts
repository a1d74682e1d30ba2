import { email } from '#contracts/person'
import { storable, storableLine } from '#contracts/text'
import type { ContactStatus } from '#domain/contact-status'
import { type ImportColumn, importColumnNames } from '#domain/import-column'
import { importedDate } from '#domain/imported-date'
import { importedStatus } from '#domain/imported-status'

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
  /** Notes and tags. */
  note?: string
}

/** The meaning of each column of a file. */
export interface CsvColumns {
  headers: readonly string[]
  fields: readonly (ImportColumn | null)[]
  /** Whether the day comes first in dates. */
  isDayFirst: boolean
}

const longest = { name: 100, company: 200, phone: 50, linkedin: 200, note: 10_000 }

/** Parses a line into a person; returns a sentence if it is none. */
export function csvPersonOf(
  record: readonly string[],
  columns: CsvColumns,
  line: number,
): CsvPerson | string {
  const given = valuesOf(record, columns)
  if (given.email === undefined) return 'There is no address.'
  const address = email.safeParse(given.email)
  if (!address.success) return `“${shortened(given.email)}” is not an address.`
  const { company, phone, linkedin, owner } = given
  const name = given.name ?? ([given.first, given.last].filter(Boolean).join(' ') || undefined)
  const note = [given.note, given.tags && `Tags: ${given.tags}`].filter(Boolean).join('\n') || undefined
  for (const [field, value] of Object.entries({ name, company, phone, linkedin, note })) {
    const most = longest[field as keyof typeof longest]
    if (value && value.length > most)
      return `${importColumnNames[field as ImportColumn]} is longer than ${most} characters.`
  }
  const status = given.status === undefined ? 'new' : importedStatus(given.status)
  if (!status) return `“${shortened(given.status)}” is not a status.`
  const added = given.added === undefined ? undefined : importedDate(given.added, columns.isDayFirst)
  if (given.added !== undefined && !added) return `“${shortened(given.added)}” is not a date.`
  return {
    line,
    email: address.data,
    status,
    ...(name && { name }),
    ...(company && { company }),
    ...(phone && { phone }),
    ...(linkedin && { linkedin }),
    ...(owner && { owner }),
    ...(added && { added }),
    ...(note && { note }),
  }
}

/** The first value of each field; notes are joined, with headers if there are several. */
function valuesOf(
  record: readonly string[],
  { headers, fields }: CsvColumns,
): Partial<Record<ImportColumn, string>> {
  const given: Partial<Record<ImportColumn, string>> = {}
  const hasNotes = fields.filter((field) => field === 'note').length > 1
  for (const [index, field] of fields.entries()) {
    // Removes the apostrophe that our own exports put before formulas.
    const value = (field === 'note' ? storable : storableLine)(record[index] ?? '').replace(
      /^'(?=[=+\-@])/,
      '',
    )
    if (!field || !value) continue
    if (field === 'note') {
      const note = hasNotes ? `${headers[index]}: ${value}` : value
      given.note = given.note === undefined ? note : `${given.note}\n${note}`
    } else given[field] ??= value
  }
  return given
}

const shortened = (text = '') => text.slice(0, 80)
