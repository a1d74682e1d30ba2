import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What an event has proved, such as a test mail that arrived. */
export const proofs = pgTable('proofs', {
  /** `mail`, `owner-address` or `restore`. */
  name: text().primaryKey(),
  /** A keyed hash of the proved settings: changed ones have to be proved again. Empty for a proof about none. */
  subject: text().notNull(),
  proved_at: timestamp({ withTimezone: true }).notNull(),
})
