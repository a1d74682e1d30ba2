import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import { mergedAlready } from '#server/commands/contacts/change-contact.server'
import { byAddress, formerAddresses } from '#server/queries/contacts/former-addresses.server'

/** A contact's id, or a normalized address without a contact. */
export type PersonToErase = { id: string } | { email: string }

/** The contracts require either `id` or `email`. */
export function personToEraseOf({
  id,
  email,
}: {
  id?: string | undefined
  email?: string | undefined
}): PersonToErase {
  return id === undefined ? { email: email ?? '' } : { id }
}

export interface Person {
  /** The current contact; null for an address without one. */
  contact: { id: string; name: string | null; email: string } | null
  /** The contact, those merged into it, and deleted contacts that remain in the log. */
  contactIds: string[]
  /** Current and former addresses. */
  emails: string[]
  /** Their full names, phone numbers and profiles, which others' notes may mention. */
  terms: string[]
}

/**
 * Finds everything that identifies a person. A former address leads to the contact that had it. Undefined for an
 * unknown id.
 * @throws AppError conflict for a contact that was merged into another
 */
export async function findPerson(db: Db | Transaction, whom: PersonToErase): Promise<Person | undefined> {
  const id = 'id' in whom ? whom.id : await contactAt(db, whom.email)
  const group = id === undefined ? [] : await groupOf(db, id)
  const contact = group.find((each) => each.id === id)
  if ('id' in whom && !contact) return undefined
  if (contact && contact.merged_into !== null) throw mergedAlready()
  const ids = group.map((each) => each.id)
  const emails = new Set([
    ...group.map(({ email }) => email),
    ...(ids.length > 0 ? await formerAddresses(db, ids) : []),
    ...('email' in whom ? [whom.email] : []),
  ])
  const erasedContacts = await goneContacts(db, [...emails])
  return {
    contact: contact ? { id: contact.id, name: contact.name, email: contact.email } : null,
    contactIds: [...ids, ...erasedContacts.map((each) => each.id)],
    emails: [...emails],
    terms: termsOf([...group, ...erasedContacts, ...(await namesGiven(db, [...emails]))]),
  }
}

const groupOf = (db: Db | Transaction, id: string) =>
  db
    .select()
    .from(contacts)
    .where(or(eq(contacts.id, id), eq(contacts.merged_into, id)))

/** Returns the contact that has the address, or had it before a correction. */
async function contactAt(db: Db | Transaction, email: string): Promise<string | undefined> {
  const [now] = await db
    .select({ id: contacts.id, mergedInto: contacts.merged_into })
    .from(contacts)
    .where(eq(contacts.email, email))
  if (now) return now.mergedInto ?? now.id
  const sent = byAddress.map((table) => sql`select ${table.id} from ${table} where ${table.email} = ${email}`)
  const { rows } = await db.execute<{ id: string }>(sql`
    with known (id) as (
      select ${activities.contact_id} from ${activities} where ${activities.subject_id} in (${sql.join(sent, sql` union all `)})
      union select ${log.subject_id}::uuid from ${log}
        where ${log.subject_kind} = 'contact' and ${log.before} ->> 'email' = ${email}
    )
    select coalesce(${contacts.merged_into}, ${contacts.id}) as id from ${contacts} where ${contacts.id} in (select id from known)
    limit 1`)
  return rows[0]?.id
}

type Named = { name?: string | null; phone?: string | null; linkedin?: string | null }

/** Returns deleted contacts with these addresses that remain only in the log, for example after undoing an import. */
async function goneContacts(
  db: Db | Transaction,
  emails: readonly string[],
): Promise<(Named & { id: string })[]> {
  const isTheirs = (columns: ReturnType<typeof sql>) => inArray(sql`${columns} ->> 'email'`, [...emails])
  const { rows } = await db.execute<Named & { id: string }>(sql`
    with said (id, columns) as (
      select ${log.subject_id}, side from ${log} cross join unnest(array[${log.before}::jsonb, ${log.after}::jsonb]) as side
        where ${log.subject_kind} = 'contact' and ${isTheirs(sql`side`)}
      union all select made.id, groups -> 'columns' from ${log}
        cross join unnest(array[${log.before}::jsonb, ${log.after}::jsonb]) as side
        cross join jsonb_path_query(side, '$.groups[*] ? (exists (@.columns.email))') as groups
        cross join jsonb_array_elements_text(groups -> 'ids') as made (id)
        where ${log.subject_kind} = 'contacts' and ${isTheirs(sql`groups -> 'columns'`)}
    )
    select distinct id, columns ->> 'name' as name, columns ->> 'phone' as phone, columns ->> 'linkedin' as linkedin
    from said where not exists (select 1 from ${contacts} where ${contacts.id}::text = said.id)`)
  return rows
}

/** Returns the names given in forms under these addresses. */
async function namesGiven(db: Db | Transaction, emails: readonly string[]): Promise<Named[]> {
  const parts = byAddress.flatMap((table) => {
    const name = 'name' in table ? table.name : 'full_name' in table ? table.full_name : undefined
    return name ? [sql`select ${name} as name from ${table} where ${inArray(table.email, [...emails])}`] : []
  })
  const { rows } = await db.execute<{ name: string | null }>(sql.join(parts, sql` union `))
  return rows
}

/** Returns the search terms for a person, without single-word names and short numbers, which match too much. */
function termsOf(known: readonly Named[]): string[] {
  const terms = known.flatMap(({ name, phone, linkedin }) => [
    ...(name && /\S\s+\S/.test(name.trim()) && name.trim().length >= 5 ? [name] : []),
    ...(phone && (phone.match(/\d/g)?.length ?? 0) >= 7 ? [phone] : []),
    ...(linkedin && linkedin.length >= 10 ? [linkedin] : []),
  ])
  return [...new Set(terms.map((term) => term.trim().replaceAll(/\s+/g, ' ').toLowerCase()))]
}
