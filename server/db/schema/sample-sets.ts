import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Which sample content was added to this database, so that deleted samples stay deleted. */
export const sampleSets = pgTable('sample_sets', {
  name: text().primaryKey(),
  added_at: timestamp({ withTimezone: true }).notNull(),
})
