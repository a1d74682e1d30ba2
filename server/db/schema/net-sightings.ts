import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonb } from './json-columns.ts'

/**
 * The spam filter's memory of a day: stamps, texts, networks, and who used them. Keyed hashes only, so that neither
 * text nor origin can be read from it.
 */
export const netSightings = pgTable(
  'net_sightings',
  {
    thing: text().primaryKey(),
    /** The first submission that used it. */
    owner: text().notNull(),
    /** Who used it, with each one's first time in ms since 1970; the newest only. */
    senders: jsonb().$type<Record<string, number>>().notNull(),
    /** When it was last used. */
    seen_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('net_sightings_age').on(table.seen_at)],
)
