import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Visitors' feedback on their result. */
export const scoreFeedback = pgTable('score_feedback', {
  id: uuid().primaryKey(),
  /** No foreign key: feedback may arrive before its submission, which the browser may still be sending. */
  submission_id: uuid(),
  rating: smallint().notNull(),
  comment: text(),
  created_at: timestamp({ withTimezone: true }).notNull(),
})
