import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Touch } from '#contracts/visit'

/** One person, by their address: whatever form they fill in, whenever. */
export const contacts = pgTable('contacts', {
  id: uuid().primaryKey(),
  /** In its one spelling. */
  email: text().notNull().unique(),
  /** As first given: anybody may type any address, so a later submission fills in but never overwrites. */
  name: text(),
  company: text(),
  phone: text(),
  linkedin: text(),
  first_touch: jsonb().$type<Touch>(),
  last_touch: jsonb().$type<Touch>(),
  /** When the address first showed that somebody reads it: a button pressed in a mail of ours, or the owner's word. */
  confirmed_at: timestamp({ withTimezone: true }),
  created_at: timestamp({ withTimezone: true }).notNull(),
  last_activity_at: timestamp({ withTimezone: true }).notNull(),
})
