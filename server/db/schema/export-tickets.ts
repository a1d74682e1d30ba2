import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { RequestedExport } from '#contracts/create-export'
import { jsonb } from './json-columns.ts'

/** One-time tickets for downloads, because a browser's download has no access token. A row is deleted when used. */
export const exportTickets = pgTable(
  'export_tickets',
  {
    /** SHA-256; the ticket itself is only in the address. */
    token_hash: text().primaryKey(),
    /** The requesting account, which must still be an admin. */
    user_id: uuid().notNull(),
    /** Its session: once that has ended, the ticket is invalid. */
    session_id: uuid(),
    requested: jsonb().$type<RequestedExport>().notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('export_tickets_expiry').on(table.expires_at)],
)
