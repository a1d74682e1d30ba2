import { type SQL, sql } from 'drizzle-orm'
import { index, type PgColumn, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { searchable } from './searchable.ts'

/** Registrations for the readiness workshop (behavior 9.1), with Zoom's state. */
export const workshopRegistrations = pgTable(
  'workshop_registrations',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Normalized; makes the duplicate check and the insert atomic. */
    email: text().notNull().unique(),
    company: text().notNull(),
    /** Zoom's id of the registrant; set once Zoom has confirmed. */
    zoom_registrant_id: text(),
    /** The person's own link; null while the host approves by hand. */
    join_url: text(),
    /** Calls that Zoom rejected: it counts them too, and accepts three per day and person. */
    zoom_failed_at: timestamp({ withTimezone: true })
      .array()
      .notNull()
      .default(sql`'{}'`),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    /** The back office's list, newest first. */
    index('workshop_registrations_newest').on(table.created_at, table.id),
    index('workshop_registrations_search').using('gin', sql`${searchTextOf(table)} gin_trgm_ops`),
  ],
)

/** Written once, because an index only serves the exact expression it was made of. */
function searchTextOf({ name, email, company }: Record<'name' | 'email' | 'company', PgColumn>): SQL {
  return searchable(sql`' ' || ${name} || ' ' || ${email} || ' ' || ${company}`)
}

export const registrationSearchText = searchTextOf(workshopRegistrations)
