import { pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/** Who wants to come to a session of the free workshop (S1 §3), with a seat or on its waiting list. */
export const workshopLeads = pgTable(
  'workshop_leads',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    biggest_challenge: text(),
    session_starts_at: timestamp({ withTimezone: true }).notNull(),
    /** From 1; none on the waiting list. */
    seat: smallint(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('workshop_leads_person').on(table.session_starts_at, table.email),
    unique('workshop_leads_seat').on(table.session_starts_at, table.seat),
  ],
)
