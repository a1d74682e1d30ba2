import { type SQL, sql } from 'drizzle-orm'
import { index, jsonb, type PgColumn, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Touch } from '#contracts/visit'

/** One person, by their address: whatever form they fill in, whenever. */
export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey(),
    /** In its one spelling. */
    email: text().notNull().unique(),
    /** As first given: anybody may type any address, so a later submission fills in but never overwrites. */
    name: text(),
    company: text(),
    phone: text(),
    linkedin: text(),
    first_touch: jsonb().$type<Touch>(),
    last_touch: jsonb().$type<Touch>(),
    /** When the address first showed that somebody reads it: a button pressed in a mail of ours, or the owner's word. */
    confirmed_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull(),
    last_activity_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    /** The back office's list, whoever was heard of last first. */
    index('contacts_newest').on(table.last_activity_at, table.id),
    index('contacts_search').using('gin', sql`${searchTextOf(table)} gin_trgm_ops`),
  ],
)

/**
 * What the search looks in, each of it after a space, which is how the beginning of a word is found; the phone number
 * a second time, as digits alone. Written once, because an index serves only the expression it was made of.
 */
function searchTextOf({
  name,
  email,
  company,
  phone,
}: Record<'name' | 'email' | 'company' | 'phone', PgColumn>): SQL {
  return sql`(' ' || coalesce(${name}, '') || ' ' || ${email} || ' ' || coalesce(${company}, '') || ' ' || coalesce(${phone}, '') || ' ' || translate(coalesce(${phone}, ''), ' ()+.-', ''))`
}

export const contactSearchText = searchTextOf(contacts)
