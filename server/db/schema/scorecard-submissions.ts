import { index, doublePrecision, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** One scorecard: contact data, answers, and the results computed by the server. */
export const scorecardSubmissions = pgTable(
  'scorecard_submissions',
  {
    /** The submission id made in the browser, or by the server if the caller sent none. */
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
    /** The caller's own figures, stored only where they differ from ours (behavior 6.7). */
    reported_score: doublePrecision(),
    reported_cost_of_inaction: doublePrecision(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('scorecard_submissions_email').on(table.email)],
)
