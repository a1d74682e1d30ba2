import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Submissions that look like a machine's, kept apart and whole: nobody was mailed, and none of it is lost. */
export const quarantinedSubmissions = pgTable(
  'quarantined_submissions',
  {
    id: uuid().primaryKey(),
    function_name: text().notNull(),
    /** The checked input; calling the function with it again is the way out of here. */
    input: jsonb().notNull(),
    reason: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('quarantined_submissions_age').on(table.created_at)],
)
