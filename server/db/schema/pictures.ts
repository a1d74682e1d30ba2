import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Pictures that the site serves, each once, by the hash of its content. Rows never change. */
export const pictures = pgTable('pictures', {
  /** SHA-256 of `bytes` in base64url, 43 characters. */
  hash: text().primaryKey(),
  bytes: bytea().notNull(),
  type: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** When it was last stored. */
  created_at: timestamp({ withTimezone: true }).notNull(),
})
