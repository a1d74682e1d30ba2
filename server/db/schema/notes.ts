import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { contacts } from './contacts.ts'
import { searchable } from './searchable.ts'
import { users } from './users.ts'

const noteKinds = ['note', 'call'] as const

/** Notes and calls, recorded in the back office. */
export const notes = pgTable(
  'notes',
  {
    id: uuid().primaryKey(),
    contact_id: uuid()
      .notNull()
      .references(() => contacts.id),
    kind: text({ enum: noteKinds }).notNull(),
    text: text().notNull(),
    author_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('notes_contact').on(table.contact_id, table.created_at),
    index('notes_search').using('gin', sql`${searchable(table.text)} gin_trgm_ops`),
  ],
)
