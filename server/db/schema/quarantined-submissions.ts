import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from './json-columns.ts'

/**
 * - `held`: waits for somebody to decide
 * - `released`: it has been run, as if it had just come
 * - `rejected`: it is junk, and still whole
 */
export const heldStates = ['held', 'released', 'rejected'] as const
export type HeldState = (typeof heldStates)[number]

/** What one function was given, and answered: at first what it would have, once released what it did. */
export interface HeldCall {
  /** The checked input; calling the function with it again is the way out of here. */
  input: object
  /** None when there would have been none either. */
  answer?: object
}

/** Submissions that look like a machine's, kept apart and whole: nobody was mailed, and none of it is lost. */
export const quarantinedSubmissions = pgTable(
  'quarantined_submissions',
  {
    id: uuid().primaryKey(),
    /** Its id and content, hashed: however often it is sent, and by however many functions, it is here once. */
    submission_key: text().notNull().unique(),
    /** By the functions' names: the scorecard is sent to two. */
    calls: jsonb().$type<Record<string, HeldCall>>().notNull(),
    /** Sentences for the owner. */
    reasons: text().array().notNull(),
    state: text({ enum: heldStates }).notNull().default('held'),
    decided_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('quarantined_submissions_newest').on(table.state, table.created_at, table.id),
    index('quarantined_submissions_age').on(table.created_at),
  ],
)
