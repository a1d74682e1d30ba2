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
  created_at: timestamp({ withTimezone: true }).notNull(),
  last_activity_at: timestamp({ withTimezone: true }).notNull(),
  /** When somebody first answered from this address, as by the button of a confirmation mail. */
  confirmed_at: timestamp({ withTimezone: true }),
})
