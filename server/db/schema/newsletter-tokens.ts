import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newsletterSubscribers } from './newsletter-subscribers.ts'

/** What the unsubscribe links of mails hold, hashed: each attempt to send has one of its own, and all stay valid. */
export const newsletterTokens = pgTable('newsletter_tokens', {
  /** SHA-256 in base64url. */
  hash: text().primaryKey(),
  subscriber_id: uuid()
    .notNull()
    .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
  created_at: timestamp({ withTimezone: true }).notNull(),
})
