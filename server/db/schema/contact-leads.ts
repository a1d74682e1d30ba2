import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ConversationMessage } from '#contracts/subscribe-contact'
import { jsonb } from './json-columns.ts'

/** Leads with what they asked for: the home page's forms, the assistant's follow-up form, other programs. */
export const contactLeads = pgTable(
  'contact_leads',
  {
    id: uuid().primaryKey(),
    name: text(),
    /** Normalized. */
    email: text().notNull(),
    company: text(),
    phone: text(),
    biggest_challenge: text(),
    /** Null from the home page's contact form. */
    source: text(),
    conversation: jsonb().$type<readonly ConversationMessage[]>(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('contact_leads_email').on(table.email)],
)
