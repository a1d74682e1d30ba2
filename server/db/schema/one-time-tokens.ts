import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const tokenPurposes = [
  'sign-up',
  'recovery',
  'set-up',
  'week-1-intake',
  'answered',
  'permission',
  'invitation',
  'mail-proof',
  'call',
  'call-decision',
  'call-feed',
  'scorecard',
] as const

/**
 * The SHA-256 of each token in a link: those of mails, the first admin's set-up link, personal intake links and
 * invitations to the team, and the buttons that mark somebody as answered, give permission to publish, confirm, move or
 * cancel a call, or add a scorecard to a call. The link of a test mail is signed, so its row is inserted only when it is
 * used. The token of the calls' feed can be used any number of times until the feed is renewed.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    token_hash: text().primaryKey(),
    purpose: text({ enum: tokenPurposes }).notNull(),
    /** Sign-up, user, contact, testimonial, invitation, call, scorecard or feed; null for `set-up` and `mail-proof`. */
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
