import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The first answer given under a key, so that a repeat gets the same one and stores nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    function_name: text().notNull(),
    key: text().notNull(),
    answer: jsonb(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.function_name, table.key] }),
    index('idempotency_keys_age').on(table.created_at),
  ],
)
