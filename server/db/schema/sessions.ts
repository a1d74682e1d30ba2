import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** One sign-in on one device: the family of its refresh tokens. Deleting it ends the session: access tokens name it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How it began: with the password, or with a link from a mail. */
    method: text({ enum: ['password', 'recovery', 'otp'] }).notNull(),
    /** `aal2` after a second step. */
    aal: text({ enum: ['aal1', 'aal2'] })
      .notNull()
      .default('aal1'),
    second_method: text({ enum: ['totp', 'webauthn', 'recovery_code'] }),
    second_at: timestamp({ withTimezone: true }),
    /** The browser as it named itself, and the network it signed in from, without the last part of its address. */
    user_agent: text(),
    network: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    refreshed_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_idle').on(table.refreshed_at)],
)
