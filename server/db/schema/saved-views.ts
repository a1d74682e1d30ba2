import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type ContactFilters, contactSorts } from '#contracts/contact-filters'
import { jsonb } from './json-columns.ts'

/** Named searches of the back office, shared by everybody there. */
export const savedViews = pgTable('saved_views', {
  id: uuid().primaryKey(),
  name: text().notNull().unique(),
  q: text(),
  filters: jsonb().$type<ContactFilters>().notNull(),
  sort: text({ enum: contactSorts }).notNull(),
  created_at: timestamp({ withTimezone: true }).notNull(),
})
