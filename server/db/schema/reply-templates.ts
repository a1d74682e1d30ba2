import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Texts for replies that everybody in the office can insert. */
export const replyTemplates = pgTable('reply_templates', {
  id: uuid().primaryKey(),
  name: text().notNull().unique(),
  text: text().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull(),
})
