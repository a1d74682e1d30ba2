import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { isOneOf } from '#server/db/is-one-of'
import { contacts } from '#server/db/schema/contacts'

/** Returns the ids of the leads with these addresses, by address. A merged lead has the id of the surviving one. */
export async function contactIdsOf(db: Db, emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map()
  const found = await db
    .select({ email: contacts.email, id: sql<string>`coalesce(${contacts.merged_into}, ${contacts.id})` })
    .from(contacts)
    .where(isOneOf(contacts.email, emails))
  return new Map(found.map((contact) => [contact.email, contact.id]))
}
