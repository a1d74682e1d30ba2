import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { mailboxes } from './mailboxes.ts'

/** How far each folder of a mailbox was read. */
export const mailboxFolders = pgTable(
  'mailbox_folders',
  {
    mailbox_id: text()
      .notNull()
      .references(() => mailboxes.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    /** The numbering that `last_uid` belongs to (RFC 3501, 2.3.1.1). */
    uid_validity: bigint({ mode: 'number' }).notNull(),
    last_uid: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailbox_id, table.path] })],
)
