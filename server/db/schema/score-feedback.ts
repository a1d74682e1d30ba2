import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What visitors say of their result. */
export const scoreFeedback = pgTable('score_feedback', {
  id: uuid().primaryKey(),
  /** No foreign key: feedback may arrive before the submission it speaks of, which the browser may still hold. */
  submission_id: uuid(),
  rating: smallint().notNull(),
  comment: text(),
  created_at: timestamp({ withTimezone: true }).notNull(),
})
