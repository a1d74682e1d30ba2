import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { adminRoles } from '#domain/role'
import { users } from './users.ts'

/**
 * Invitations to the team that were neither accepted nor revoked, one per address. Their links are in
 * `one_time_tokens`, as hashes.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    /** Normalized. */
    email: text().notNull().unique(),
    role: text({ enum: adminRoles }).notNull(),
    /** Null once that account is erased. */
    invited_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When it was last sent: a newer link ends the earlier ones. */
    sent_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('invitations_expiry').on(table.expires_at),
    index('invitations_invited_by').on(table.invited_by),
  ],
)
