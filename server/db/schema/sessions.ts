import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** One sign-in on one device: the family of its refresh tokens. Deleted, it ends: access tokens name it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How it began: with the password, or with a link from a mail. */
    method: text({ enum: ['password', 'recovery', 'otp'] }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    refreshed_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_idle').on(table.refreshed_at)],
)
