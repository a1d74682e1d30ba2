import { index, boolean, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Participants' feedback on a workshop (behavior 9.3). */
export const workshopFeedback = pgTable(
  'workshop_feedback',
  {
    id: uuid().primaryKey(),
    name: text(),
    email: text(),
    company: text(),
    /** 1 to 5. */
    overall_value: smallint().notNull(),
    key_insight: text().notNull(),
    /** 1 to 5. */
    roi_clarity: smallint().notNull(),
    improvement_suggestions: text().notNull(),
    would_recommend: boolean().notNull(),
    allow_testimonial: boolean().notNull(),
    testimonial_content: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('workshop_feedback_email').on(table.email)],
)
