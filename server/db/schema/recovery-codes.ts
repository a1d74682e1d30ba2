import { pgTable, text, timestamp, uuid, index } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Codes for an account whose phone or passkey is lost. Each is deleted by its use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** Keyed with the site's secret and the account, so that a copy of the database is not enough to guess. */
    code_hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('recovery_codes_user').on(table.user_id)],
)
