import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { authFactors } from './auth-factors.ts'
import { sessions } from './sessions.ts'

/** A second step that a session has begun. Any process can finish it, once. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    id: uuid().primaryKey(),
    factor_id: uuid()
      .notNull()
      .references(() => authFactors.id, { onDelete: 'cascade' }),
    session_id: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of what a passkey has to sign; null for a code. */
    challenge_hash: text(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('factor_challenges_factor').on(table.factor_id),
    index('factor_challenges_session').on(table.session_id),
    index('factor_challenges_expiry').on(table.expires_at),
  ],
)
