import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonb } from './json-columns.ts'

/** The first answer given to a caller under a key, so that a repeat gets the same one and stores nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    function_name: text().notNull(),
    /** The account; `anonymous` for whoever is not signed in. */
    caller: text().notNull().default('anonymous'),
    key: text().notNull(),
    /** SHA-256 of what was said under it; empty for keys that are older than this column, which no content matches. */
    content_hash: text().notNull().default(''),
    answer: jsonb(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.function_name, table.caller, table.key] }),
    index('idempotency_keys_age').on(table.created_at),
  ],
)
