import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newsletterSubscribers } from './newsletter-subscribers.ts'

/** Hashed tokens behind the unsubscribe links of mails, one per attempt. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    /** SHA-256 in base64url. */
    hash: text().primaryKey(),
    subscriber_id: uuid()
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('newsletter_tokens_age').on(table.created_at),
    index('newsletter_tokens_subscriber').on(table.subscriber_id, table.created_at),
  ],
)
