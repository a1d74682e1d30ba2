import { boolean, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { messageDirections, type MessageAttachment, type MessagePart } from '#domain/mailbox-message'
import { contacts } from './contacts.ts'
import { jsonb } from './json-columns.ts'
import { users } from './users.ts'

/**
 * Mails between contacts and the team that were read from the owner's mailbox: what contacts wrote, and answers from a
 * mail program of the team. Never changed; the mailbox keeps the originals with their attachments.
 */
export const mailboxMessages = pgTable(
  'mailbox_messages',
  {
    id: uuid().primaryKey(),
    contact_id: uuid()
      .notNull()
      .references(() => contacts.id),
    direction: text({ enum: messageDirections }).notNull(),
    /** The contact's address, normalized: the sender's or the recipient's. */
    address: text().notNull(),
    /** The mail's Message-ID, or a hash of a mail without one. */
    message_id: text().notNull(),
    subject: text().notNull(),
    parts: jsonb().$type<readonly MessagePart[]>().notNull(),
    attachments: jsonb().$type<readonly MessageAttachment[]>().notNull(),
    /** Whether a program wrote it. Such a mail neither opens nor answers a question. */
    is_automatic: boolean().notNull(),
    /**
     * Whether the mailbox's server found that the sender is forged. Such a mail neither opens nor answers a question.
     */
    is_forged: boolean().notNull(),
    /** Too long to be kept whole. */
    is_cut: boolean().notNull(),
    /** The account that wrote it. */
    author_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When the mailbox got it. */
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    /** Each mail is stored once, however often and wherever it is read. Also finds the mail that another one answers. */
    unique('mailbox_messages_once').on(table.message_id, table.address),
    index('mailbox_messages_contact').on(table.contact_id, table.created_at),
    index('mailbox_messages_address').on(table.address),
  ],
)

export type MailboxMessage = typeof mailboxMessages.$inferSelect
