import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { contacts } from './contacts.ts'
import { users } from './users.ts'

/** Mails written in the back office. Each is sent as a delivery with its id. */
export const replies = pgTable(
  'replies',
  {
    id: uuid().primaryKey(),
    contact_id: uuid()
      .notNull()
      .references(() => contacts.id),
    subject: text().notNull(),
    text: text().notNull(),
    author_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('replies_contact').on(table.contact_id, table.created_at)],
)
