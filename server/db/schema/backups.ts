import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const backupOccasions = ['nightly', 'asked for', 'before an upgrade'] as const

/** Every try to back this site up. Without an end and without a fault it is under way, or its process has died. */
export const backups = pgTable(
  'backups',
  {
    id: uuid().primaryKey(),
    occasion: text({ enum: backupOccasions }).notNull(),
    begun_at: timestamp({ withTimezone: true }).notNull(),
    /** When its file was whole. */
    finished_at: timestamp({ withTimezone: true }),
    /** Where it was put, on the machine that made it. */
    file: text().notNull(),
    bytes: bigint({ mode: 'number' }),
    /** Why there is none, in words for the owner. */
    fault: text(),
  },
  (table) => [index('backups_age').on(table.begun_at)],
)
