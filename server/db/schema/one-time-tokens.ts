import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const tokenPurposes = [
  'sign-up',
  'recovery',
  'set-up',
  'week-1-intake',
  'answered',
  'permission',
] as const

/**
 * The links in our mails, the one that makes the first admin, those to a client's own form, and the buttons by which the
 * owner says that somebody was answered, and an author that their words may be published, as SHA-256.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    token_hash: text().primaryKey(),
    purpose: text({ enum: tokenPurposes }).notNull(),
    /** The sign-up, the user, the contact or the testimonial it is for; none for `set-up`. */
    subject_id: uuid(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('one_time_tokens_subject').on(table.subject_id),
    index('one_time_tokens_expiry').on(table.expires_at),
  ],
)
