import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sessions } from './sessions.ts'

/** The refresh tokens of a session, as SHA-256: the current one, and used ones. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    token_hash: text().primaryKey(),
    session_id: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    used_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('refresh_tokens_session').on(table.session_id),
    index('refresh_tokens_used')
      .on(table.used_at)
      .where(sql`${table.used_at} is not null`),
  ],
)
