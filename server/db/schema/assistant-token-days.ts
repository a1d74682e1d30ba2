import { bigint, date, pgTable } from 'drizzle-orm/pg-core'

/** What the assistant's model has been allowed to use on a day (UTC), over all processes. */
export const assistantTokenDays = pgTable('assistant_token_days', {
  day: date().primaryKey(),
  used_tokens: bigint({ mode: 'number' }).notNull(),
})
