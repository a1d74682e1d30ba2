import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The mailboxes that answers were read from, each under its address and server; the settings say which one is read. */
export const mailboxes = pgTable('mailboxes', {
  id: text().primaryKey(),
  /** Nothing from before is read. */
  connected_at: timestamp({ withTimezone: true }).notNull(),
  /** The process that reads it, and until when it alone does. */
  reader: uuid(),
  lease_until: timestamp({ withTimezone: true }),
  /** When all of it had been read last. */
  checked_at: timestamp({ withTimezone: true }),
  /** Since when reading fails, and why, as a sentence; null while it works. */
  failed_since: timestamp({ withTimezone: true }),
  fault: text(),
})
