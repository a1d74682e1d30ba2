import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Sign-ups with unconfirmed addresses. Each stores its own password, so that a link confirms that password and no
 * other.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    id: uuid().primaryKey(),
    /** Normalized. */
    email: text().notNull(),
    password_hash: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('sign_ups_email').on(table.email, table.created_at),
    index('sign_ups_age').on(table.created_at),
  ],
)
