import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AlertPreferences } from '#domain/alert-preferences'
import { adminRoles } from '#domain/role'
import { jsonb } from './json-columns.ts'

/** An account with a confirmed address; before that there is only a row in `sign_ups`. */
export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** Normalized. */
  email: text().notNull().unique(),
  /** As the account's owner wrote it. */
  name: text(),
  password_hash: text().notNull(),
  /** The account's role; only the server's owner can set it. */
  role: text({ enum: adminRoles }),
  /** The alerts they chose; null for those of their role. */
  alerts: jsonb().$type<AlertPreferences>(),
  email_confirmed_at: timestamp({ withTimezone: true }).notNull(),
  last_sign_in_at: timestamp({ withTimezone: true }),
  created_at: timestamp({ withTimezone: true }).notNull(),
  updated_at: timestamp({ withTimezone: true }).notNull(),
})

/** The name that an account was given, else its address, of which `accountName` makes one. */
export const shownName = sql<string>`coalesce(nullif(trim(${users.name}), ''), ${users.email})`
