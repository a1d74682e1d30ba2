import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Addresses that were erased and must not come back by an import or a list: keyed hashes, from which nobody reads
 * an address. Whoever sends a form again by themselves is a new contact.
 */
export const suppressions = pgTable('suppressions', {
  address_hash: text().primaryKey(),
  created_at: timestamp({ withTimezone: true }).notNull(),
})
