import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { workshopLeads } from './workshop-leads.ts'

/** Hashed tokens behind the "Keep my seat" buttons of mails, one per attempt. */
export const workshopSeatTokens = pgTable(
  'workshop_seat_tokens',
  {
    /** SHA-256 in base64url. */
    hash: text().primaryKey(),
    lead_id: uuid()
      .notNull()
      .references(() => workshopLeads.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('workshop_seat_tokens_lead').on(table.lead_id)],
)
