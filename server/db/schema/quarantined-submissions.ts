import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from './json-columns.ts'

/**
 * - `held`: waits for a decision
 * - `released`: it ran as if it had just arrived
 * - `rejected`: spam, still stored whole
 */
const quarantineStates = ['held', 'released', 'rejected'] as const
export type QuarantineState = (typeof quarantineStates)[number]

/** The input of one function call, with the response it would have got; once released, with the actual response. */
export interface QuarantinedCall {
  /** The validated input; releasing calls the function with it. */
  input: object
  /** Undefined if the function returns none. */
  answer?: object
  /** Whether the visitor has withdrawn it since, so that releasing does not call the function. */
  isWithdrawn?: boolean
  /** How often its visitor has corrected their address. */
  corrections?: number
}

/** Quarantined submissions, stored whole: nobody was mailed, and nothing is lost. */
export const quarantinedSubmissions = pgTable(
  'quarantined_submissions',
  {
    id: uuid().primaryKey(),
    /** Its id and content, hashed: repeats and calls of several functions are one row. */
    submission_key: text().notNull().unique(),
    /** By function name, because a scorecard is sent to two. */
    calls: jsonb().$type<Record<string, QuarantinedCall>>().notNull(),
    /** The reasons, as sentences for the owner. */
    reasons: text().array().notNull(),
    state: text({ enum: quarantineStates }).notNull().default('held'),
    decided_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('quarantined_submissions_newest').on(table.state, table.created_at, table.id),
    index('quarantined_submissions_age').on(table.created_at),
  ],
)
