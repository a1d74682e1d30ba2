import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { RequestedExport } from '#contracts/create-export'
import { jsonb } from './json-columns.ts'

/**
 * What may be fetched once from an address without an access token, because a browser's download carries none. A row
 * goes with its use.
 */
export const exportTickets = pgTable(
  'export_tickets',
  {
    /** SHA-256; the ticket itself is only in the address. */
    token_hash: text().primaryKey(),
    /** Whoever asked: they have to be an admin still. */
    user_id: uuid().notNull(),
    /** In which session: when that has ended, nobody fetches anything with it. */
    session_id: uuid(),
    requested: jsonb().$type<RequestedExport>().notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('export_tickets_expiry').on(table.expires_at)],
)
