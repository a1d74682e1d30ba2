import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonb } from './json-columns.ts'

/** The first response to a caller under a key, so that a repeat gets the same one and stores nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    function_name: text().notNull(),
    /** The account; `anonymous` for callers who are not signed in. */
    caller: text().notNull().default('anonymous'),
    key: text().notNull(),
    /** SHA-256 of the content; empty for keys older than this column, which match no content. */
    content_hash: text().notNull().default(''),
    answer: jsonb(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.function_name, table.caller, table.key] }),
    index('idempotency_keys_age').on(table.created_at),
  ],
)
