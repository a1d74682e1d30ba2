import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonb } from './json-columns.ts'

/**
 * What the junk net remembers for a day: a stamp, a text, a network, and who came with it. All of it as keyed hashes:
 * what somebody wrote, and from where, cannot be read from here.
 */
export const netSightings = pgTable(
  'net_sightings',
  {
    thing: text().primaryKey(),
    /** The submission that came with it first. */
    owner: text().notNull(),
    /** Whoever came with it, and when they first did, in ms since 1970: the newest of them. */
    senders: jsonb().$type<Record<string, number>>().notNull(),
    /** The last time. */
    seen_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('net_sightings_age').on(table.seen_at)],
)
