import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { mostImported } from '#contracts/import-contacts'
import { email } from '#contracts/person'
import { storableLine } from '#contracts/text'
import { contactStatuses, contactStatusNames, type ContactStatus } from '#domain/contact-status'

/** What a column may be, by the headers it is known under. */
const known = {
  email: ['email', 'e-mail', 'mail', 'email address', 'e-mail address', 'work email'],
  name: ['name', 'full name', 'contact', 'contact name'],
  first: ['first name', 'given name', 'firstname'],
  last: ['last name', 'surname', 'family name', 'lastname'],
  company: ['company', 'company name', 'organization', 'organisation', 'business', 'account name'],
  phone: ['phone', 'phone number', 'mobile', 'telephone'],
  linkedin: ['linkedin', 'linkedin profile', 'linkedin url'],
  status: ['status', 'stage'],
} as const
type Field = keyof typeof known

const saidAs: Record<Field, string> = {
  email: 'Email',
  name: 'Name',
  first: 'First name',
  last: 'Last name',
  company: 'Company',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  status: 'Status',
}

const longest = { name: 100, company: 200, phone: 50, linkedin: 200 }

export interface CsvPerson {
  line: number
  email: string
  name?: string
  company?: string
  phone?: string
  linkedin?: string
  status: ContactStatus
}

export interface ReadCsv {
  problem: string | null
  columns: { header: string; takenAs: string | null }[]
  people: CsvPerson[]
  faults: { line: number; problem: string }[]
}

const unread = (problem: string): ReadCsv => ({ problem, columns: [], people: [], faults: [] })

/** More are no list of people. */
const mostColumns = 200
/** Of the text, and of its lines, as much as is read within some milliseconds. */
const readAtOnce = { characters: 64_000, lines: 500 }

const tooWide = `This file has more than ${mostColumns} columns. Leave out those that are not needed.`

type CsvRecord = { record: string[]; info: { lines: number } }

/**
 * What a CSV says of people. Lines count from 1, as an editor shows them; the first one is the header. It is read in
 * parts, between which the process answers others.
 */
export async function readCsv(text: string): Promise<ReadCsv> {
  const delimiter = delimiterOf(text)
  if (isTooWide(text, delimiter)) return unread(tooWide)
  let records: CsvRecord[]
  try {
    records = await recordsOf(text, delimiter)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return unread(`This is not a CSV file that can be read: ${error.message}.`)
  }
  const [head, ...rows] = records
  if (!head || rows.length === 0) return unread('There is a header line at most, and nobody below it.')
  if (rows.length > mostImported) {
    return unread(`At most ${mostImported.toLocaleString('en-US')} people at a time: divide the file.`)
  }
  const fields = head.record.map(fieldOf)
  const columns = head.record.map((header, index) => {
    const field = fields[index]
    return { header: storableLine(header), takenAs: field ? saidAs[field] : null }
  })
  if (!fields.includes('email')) {
    return { ...unread('No column holds addresses. Call one of them “Email” in the first line.'), columns }
  }
  const people: CsvPerson[] = []
  const faults: ReadCsv['faults'] = []
  const seen = new Map<string, number>()
  for (const [index, { record, info }] of rows.entries()) {
    if (index % readAtOnce.lines === 0) await setImmediate()
    const person = personOf(record, fields, info.lines)
    const before = typeof person === 'string' ? undefined : seen.get(person.email)
    if (typeof person === 'string') faults.push({ line: info.lines, problem: person })
    else if (before !== undefined) {
      faults.push({ line: info.lines, problem: `${person.email} is on line ${before} already.` })
    } else {
      seen.set(person.email, info.lines)
      people.push(person)
    }
  }
  return { problem: null, columns, people, faults }
}

/** Whether some line has too many columns. Looked at before it is parsed, which takes a second for half a million. */
function isTooWide(text: string, delimiter: string): boolean {
  let columns = 1
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (letter === delimiter) columns += 1
    else if (letter === '\n') columns = 1
    if (columns > mostColumns) return true
  }
  return false
}

/** @throws CsvError */
async function recordsOf(text: string, delimiter: string): Promise<CsvRecord[]> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    to: mostImported + 2,
  })
  const records: CsvRecord[] = []
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('data', (record: CsvRecord) => records.push(record))
    parser.once('end', resolve)
    parser.once('error', reject)
  })
  ended.catch(() => {})
  for (let from = 0; from < text.length && !parser.destroyed; from += readAtOnce.characters) {
    parser.write(text.slice(from, from + readAtOnce.characters))
    await setImmediate()
  }
  parser.end()
  await ended
  return records
}

/** Spreadsheets of half the world write semicolons. */
function delimiterOf(text: string): string {
  // A line may be all of a long text.
  const head = text.slice(0, text.indexOf('\n') + 1 || undefined).slice(0, 10_000)
  const most = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)
  return most[0] ?? ','
}

function fieldOf(header: string): Field | undefined {
  const said = header.trim().toLowerCase().replaceAll('_', ' ')
  return (Object.keys(known) as Field[]).find((field) => (known[field] as readonly string[]).includes(said))
}

/** A sentence where the line is no person. */
function personOf(
  record: readonly string[],
  fields: readonly (Field | undefined)[],
  line: number,
): CsvPerson | string {
  const given: Partial<Record<Field, string>> = {}
  for (const [index, field] of fields.entries()) {
    // As our own exports write what a spreadsheet would compute.
    const value = storableLine(record[index] ?? '').replace(/^'(?=[=+\-@])/, '')
    if (field && value && given[field] === undefined) given[field] = value
  }
  if (given.email === undefined) return 'There is no address.'
  const address = email.safeParse(given.email)
  if (!address.success) return `“${given.email.slice(0, 80)}” is not an address.`
  const { company, phone, linkedin } = given
  const name = given.name ?? ([given.first, given.last].filter(Boolean).join(' ') || undefined)
  const texts = { name, company, phone, linkedin }
  for (const [field, value] of Object.entries(texts)) {
    const most = longest[field as keyof typeof longest]
    if (value && value.length > most) return `${saidAs[field as Field]} is longer than ${most} characters.`
  }
  const status = statusOf(given.status)
  if (!status) return `“${given.status?.slice(0, 80)}” is not a status.`
  return {
    line,
    email: address.data,
    status,
    ...(name && { name }),
    ...(company && { company }),
    ...(phone && { phone }),
    ...(linkedin && { linkedin }),
  }
}

function statusOf(said: string | undefined): ContactStatus | undefined {
  if (said === undefined) return 'new'
  const lower = said.toLowerCase()
  return contactStatuses.find(
    (status) => status === lower || contactStatusNames[status].toLowerCase() === lower,
  )
}
