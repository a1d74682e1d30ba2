import { index, doublePrecision, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One taken scorecard: the contact data, the answers, and what the server made of them. */
export const scorecardSubmissions = pgTable(
  'scorecard_submissions',
  {
    /** The submission id made in the browser, or one of ours when the caller sent none. */
    id: uuid().primaryKey(),
    full_name: text().notNull(),
    email: text().notNull(),
    linkedin: text(),
    business_type: text().notNull(),
    team_size: text().notNull(),
    current_use: text().notNull(),
    repetitive_tasks: text().notNull(),
    manual_areas: text().array().notNull(),
    lead_handling: text().notNull(),
    sop_approach: text().notNull(),
    ai_comfort: text().notNull(),
    automation_priority: text().notNull(),
    manual_hours: text().notNull(),
    time_owner: text().notNull(),
    hourly_value: text(),
    score: integer().notNull(),
    cost_of_inaction: doublePrecision().notNull(),
    /** The caller's own figures, kept only where they differ from ours (readings of the specification, 9). */
    reported_score: doublePrecision(),
    reported_cost_of_inaction: doublePrecision(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('scorecard_submissions_email').on(table.email)],
)
