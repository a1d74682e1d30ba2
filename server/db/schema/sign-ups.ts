import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Accounts asked for, whose address nobody has confirmed yet. Each keeps the password it was asked for with, so that
 * a link confirms that password and no one else's.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    id: uuid().primaryKey(),
    /** Normalised. */
    email: text().notNull(),
    password_hash: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('sign_ups_email').on(table.email, table.created_at),
    index('sign_ups_age').on(table.created_at),
  ],
)
