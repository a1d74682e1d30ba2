import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from './json-columns.ts'

/** The value as text, as in the environment; a secret is sealed, so that a copy of the database contains none. */
type StoredValue = string | { sealed: string }

/** Settings saved by the owner. The environment takes precedence. */
export const settings = pgTable('settings', {
  /** The environment variable with the same meaning. */
  key: text().primaryKey(),
  value: jsonb().$type<StoredValue>().notNull(),
  updated_at: timestamp({ withTimezone: true }).notNull(),
  /** The account, which may have been deleted. */
  updated_by: uuid(),
})
