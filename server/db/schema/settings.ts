import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from './json-columns.ts'

/** What was set: a text as it would stand in the environment; a secret sealed, so that a copy of the database holds none. */
export type StoredValue = string | { sealed: string }

/** What the owner has set while the site ran. What the environment sets comes before it. */
export const settings = pgTable('settings', {
  /** The name of the environment variable that would set the same. */
  key: text().primaryKey(),
  value: jsonb().$type<StoredValue>().notNull(),
  updated_at: timestamp({ withTimezone: true }).notNull(),
  /** The account, which may be gone since. */
  updated_by: uuid(),
})
