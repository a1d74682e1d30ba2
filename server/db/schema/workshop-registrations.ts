import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who is registered for the readiness workshop (S1 §3), and how far Zoom knows. */
export const workshopRegistrations = pgTable('workshop_registrations', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** In its one spelling: what makes the check for duplicates and the insert one step. */
  email: text().notNull().unique(),
  company: text().notNull(),
  /** Zoom's own id of the registrant; set once Zoom has confirmed. */
  zoom_registrant_id: text(),
  /** The person's own link; none while the host approves by hand. */
  join_url: text(),
  /** Calls that Zoom did not take: it counts them too, and takes three a day for one person. */
  zoom_failed_at: timestamp({ withTimezone: true })
    .array()
    .notNull()
    .default(sql`'{}'`),
  created_at: timestamp({ withTimezone: true }).notNull(),
})
