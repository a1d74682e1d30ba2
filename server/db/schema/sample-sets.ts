import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Which sample content this database has been given, so that what the owner deletes stays deleted. */
export const sampleSets = pgTable('sample_sets', {
  name: text().primaryKey(),
  added_at: timestamp({ withTimezone: true }).notNull(),
})
