import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Erased addresses that no import or list may add again, as keyed hashes. People who send a form again themselves are
 * new contacts.
 */
export const suppressions = pgTable('suppressions', {
  address_hash: text().primaryKey(),
  created_at: timestamp({ withTimezone: true }).notNull(),
})
