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
    /** Its path on the machine that made it; empty until a process has claimed the backup. */
    file: text().notNull(),
    bytes: bigint({ mode: 'number' }),
    /** Why it failed, for the owner to read. */
    fault: text(),
    /** When the process that makes it last reported that it is running; null until one has claimed it. */
    seen_at: timestamp({ withTimezone: true }),
    rows_done: integer(),
    rows_total: integer(),
    /** When an owner last requested a test restore, and when a process claimed that request. */
    drill_asked_at: timestamp({ withTimezone: true }),
    drill_begun_at: timestamp({ withTimezone: true }),
    /** When the test restore succeeded. */
    drilled_at: timestamp({ withTimezone: true }),
    /** Why the test restore failed, for the owner to read. */
    drill_fault: text(),
  },
  (table) => [index('backups_age').on(table.begun_at)],
)
