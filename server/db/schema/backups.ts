import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { siteFileOccasions } from '#domain/site-file'

/**
 * Every attempt to write the whole site into a file: a backup, or an export that other programs read. Without end and
 * error it is running, or its process has died.
 */
export const backups = pgTable(
  'backups',
  {
    id: uuid().primaryKey(),
    occasion: text({ enum: siteFileOccasions }).notNull(),
    begun_at: timestamp({ withTimezone: true }).notNull(),
    /** When its file was complete. */
    finished_at: timestamp({ withTimezone: true }),
    /** Its path, on the machine that made it; empty until a process has taken it up. */
    file: text().notNull(),
    bytes: bigint({ mode: 'number' }),
    /** Why it failed, for the owner to read. */
    fault: text(),
    /** When the process that makes it was last known to do so; null until one has taken it up. */
    seen_at: timestamp({ withTimezone: true }),
    rows_done: integer(),
    rows_total: integer(),
    /** When an owner last asked to have it restored as a test, and when a process took that up. */
    drill_asked_at: timestamp({ withTimezone: true }),
    drill_begun_at: timestamp({ withTimezone: true }),
    /** When that went well. */
    drilled_at: timestamp({ withTimezone: true }),
    /** Why it did not, for the owner to read. */
    drill_fault: text(),
  },
  (table) => [index('backups_age').on(table.begun_at)],
)
