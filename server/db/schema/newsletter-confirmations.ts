import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newsletterSubscribers } from './newsletter-subscribers.ts'

/**
 * Hashed tokens behind the buttons of confirmation mails, one per attempt. Expired ones are kept for a while, so that
 * their page can send the mail again.
 */
export const newsletterConfirmations = pgTable(
  'newsletter_confirmations',
  {
    /** SHA-256 in base64url. */
    hash: text().primaryKey(),
    subscriber_id: uuid()
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    /** By the database's clock. */
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('newsletter_confirmations_subscriber').on(table.subscriber_id),
    index('newsletter_confirmations_age').on(table.created_at),
  ],
)
