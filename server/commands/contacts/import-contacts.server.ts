import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { importedDate } from '#domain/imported-date'
import { announceChange } from '#server/db/changes'
import type { Transaction } from '#server/db/connect'
import { rowsOf } from '#server/db/rows'
import { inAddressOrder, inOrderOfAddress } from '#server/db/schema/address-order'
import { contacts } from '#server/db/schema/contacts'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { notes } from '#server/db/schema/notes'
import { accountId } from '#server/queries/accounts/account-id.server'
import type { Change } from '#server/queries/log/log.server'
import type { ContactGroup } from '#server/queries/contacts/changed-contacts'
import type { CsvPerson } from '#server/queries/contacts/csv-person'
import type { ImportedOwners } from './imported-owners.server.ts'

const filledColumns = ['name', 'company', 'phone', 'linkedin'] as const
type Filled = Partial<Record<(typeof filledColumns)[number], string>>

/** The importing account, the matched owners and the time. */
interface Importer {
  userId: string
  owners: ImportedOwners
  now: Date
}

export interface ImportPlan {
  made: CsvPerson[]
  known: CsvPerson[]
  /** The missing columns that the import fills in, by contact id. */
  filled: Map<string, Filled>
  /** Addresses that unsubscribed from the newsletter. */
  unsubscribed: ReadonlySet<string>
}

/** Computes what an import would change, and locks known contacts. */
export async function planImport(tx: Transaction, people: readonly CsvPerson[]): Promise<ImportPlan> {
  const addresses = sql`(select json_array_elements_text(${JSON.stringify(people.map(({ email }) => email))}::json))`
  const found = await tx
    .select()
    .from(contacts)
    .where(sql`${contacts.email} in ${addresses}`)
    .orderBy(inAddressOrder)
    .for('update')
  const left = await tx
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.state, 'unsubscribed'),
        sql`${newsletterSubscribers.email} in ${addresses}`,
      ),
    )
  const byEmail = new Map(found.map((contact) => [contact.email, contact]))
  const known = people.filter(({ email }) => byEmail.has(email))
  const filled = new Map<string, Filled>()
  for (const person of known) {
    const contact = byEmail.get(person.email)
    if (!contact || contact.merged_into) continue
    const missing = filledColumns.filter((name) => contact[name] === null && person[name] !== undefined)
    if (missing.length > 0) {
      filled.set(contact.id, Object.fromEntries(missing.map((name) => [name, person[name]])))
    }
  }
  return {
    made: people.filter(({ email }) => !byEmail.has(email)),
    known,
    filled,
    unsubscribed: new Set(left.map(({ email }) => email)),
  }
}

/** Executes the plan as one action in the log. */
export async function carryOutImport(
  tx: Transaction,
  { made, filled }: ImportPlan,
  importer: Importer,
): Promise<Change[]> {
  if (made.length === 0 && filled.size === 0) return []
  const madeIds = made.length > 0 ? await insertAll(tx, made, importer) : []
  if (filled.size > 0) await fillAll(tx, filled)
  await announceChange(tx, 'contacts')
  const before: ContactGroup[] = [...filled].map(([id, columns]) => ({
    ids: [id],
    columns: Object.fromEntries(Object.keys(columns).map((name) => [name, null])),
  }))
  const after: ContactGroup[] = [...filled].map(([id, columns]) => ({ ids: [id], columns }))
  return [
    {
      on: { kind: 'contacts', id: randomUUID() },
      before: { groups: [{ ids: madeIds, columns: null }, ...before] },
      after: { groups: [{ ids: madeIds, columns: {} }, ...after], count: madeIds.length + filled.size },
    },
  ]
}

/** Returns the ids of the created contacts. A form may have created one of them at the same moment. */
async function insertAll(
  tx: Transaction,
  people: readonly CsvPerson[],
  { userId, owners, now }: Importer,
): Promise<string[]> {
  const notesById = new Map<string, string>()
  const past = (at: Date) => (at < now ? at : now)
  const rows = people
    .map((person) => {
      const { line: _line, owner: _owner, unread: _unread, added = now, note, ...columns } = person
      const id = randomUUID()
      if (note !== undefined) notesById.set(id, note)
      return {
        id,
        ...columns,
        owner_id: owners.idOf(person),
        origin: 'import' as const,
        version: 0,
        created_at: past(added),
        last_activity_at: past(person.last_activity_at ?? now),
      }
    })
    .toSorted(inOrderOfAddress)
  const made = await tx
    .insert(contacts)
    .select(rowsOf(contacts, rows))
    .onConflictDoNothing({ target: contacts.email })
    .returning({ id: contacts.id })
  const ids = made.map(({ id }) => id)
  const noted = ids.flatMap((id) => {
    const text = notesById.get(id)
    return text === undefined ? [] : importedNote(id, text, now)
  })
  if (noted.length > 0) await tx.insert(notes).select(rowsOf(notes, noted, { author_id: accountId(userId) }))
  return ids
}

/**
 * Returns the one note that an import adds to a contact. It has the contact's id, by which undo finds it. A date at the
 * start, as our own exports write it, becomes its time.
 */
function importedNote(contactId: string, text: string, now: Date) {
  const [, day = '', dated] = /^(\d{4}-\d\d-\d\d) (.+)$/s.exec(text) ?? []
  const at = importedDate(day, false)
  return {
    id: contactId,
    contact_id: contactId,
    kind: 'note' as const,
    text: at && dated ? dated : text,
    created_at: at && at < now ? at : now,
  }
}

async function fillAll(tx: Transaction, filled: ImportPlan['filled']): Promise<void> {
  const rows = [...filled].map(([id, columns]) => ({ id, ...columns }))
  await tx.execute(sql`
    update ${contacts} set version = contacts.version + 1,
      ${sql.join(
        filledColumns.map((name) => sql.raw(`${name} = coalesce(contacts.${name}, given.${name})`)),
        sql`, `,
      )}
    from json_populate_recordset(null::contacts, ${JSON.stringify(rows)}::json) as given
    where contacts.id = given.id`)
}
