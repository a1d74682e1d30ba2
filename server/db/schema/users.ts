import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { adminRoles } from '#domain/role'

/** An account. Its address is confirmed: until then there is only a row in `sign_ups`. */
export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** Normalised. */
  email: text().notNull().unique(),
  password_hash: text().notNull(),
  /** What the account may do besides signing in; set by the server's owner alone. */
  role: text({ enum: adminRoles }),
  email_confirmed_at: timestamp({ withTimezone: true }).notNull(),
  last_sign_in_at: timestamp({ withTimezone: true }),
  created_at: timestamp({ withTimezone: true }).notNull(),
  updated_at: timestamp({ withTimezone: true }).notNull(),
})
