import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Pictures the site serves itself, each once, under the hash of what it holds. What a row shows never changes. */
export const pictures = pgTable('pictures', {
  /** SHA-256 of `bytes` in base64url, 43 characters. */
  hash: text().primaryKey(),
  bytes: bytea().notNull(),
  type: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** When it was last given. */
  created_at: timestamp({ withTimezone: true }).notNull(),
})
