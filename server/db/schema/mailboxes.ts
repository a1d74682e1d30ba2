import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The mailboxes that answers were read from, each under its address and server; the settings say which one is read. */
export const mailboxes = pgTable('mailboxes', {
  id: text().primaryKey(),
  /** Mail from before this time is not read. */
  connected_at: timestamp({ withTimezone: true }).notNull(),
  /** The process that reads it, and until when it alone does. */
  reader: uuid(),
  lease_until: timestamp({ withTimezone: true }),
  /** When it was last read completely. */
  checked_at: timestamp({ withTimezone: true }),
  /** Since when reading fails, and why, as a sentence; null while it works. */
  failed_since: timestamp({ withTimezone: true }),
  fault: text(),
})
