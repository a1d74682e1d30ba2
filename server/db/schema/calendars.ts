import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from './json-columns.ts'

/** The owner's calendars, and when they say that the owner is busy: no call can be requested then. */
export const calendars = pgTable('calendars', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** Sealed, because anyone who knows it can read the calendar. */
  address: text().notNull(),
  /** When a process last began to read it. */
  tried_at: timestamp({ withTimezone: true }),
  /** When it was read last. */
  read_at: timestamp({ withTimezone: true }),
  /** Why it cannot be read, as a sentence; null while it can. */
  fault: text(),
  /** The ETag of the version that was read. */
  etag: text(),
  last_modified: text(),
  /** When the busy times were worked out last, and in which time zone of the business. */
  expanded_at: timestamp({ withTimezone: true }),
  zone: text(),
  /** The busy times: pairs of ms since 1970, apart from each other, earliest first. They stay while it cannot be read. */
  busy: jsonb()
    .$type<readonly (readonly [from: number, to: number])[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
  created_at: timestamp({ withTimezone: true }).notNull(),
})
