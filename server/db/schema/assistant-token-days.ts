import { bigint, date, pgTable } from 'drizzle-orm/pg-core'

/** Tokens reserved for the assistant's model per day (UTC), over all processes. */
export const assistantTokenDays = pgTable('assistant_token_days', {
  day: date().primaryKey(),
  used_tokens: bigint({ mode: 'number' }).notNull(),
})
