import { type SQL, sql } from 'drizzle-orm'
import { index, type PgColumn, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { Touch } from '#contracts/visit'
import { activityKinds, type SubmittedContent } from '#domain/activity'
import { contacts } from './contacts.ts'
import { jsonb } from './json-columns.ts'

/** The timeline: every submission of every form, with all that was said. */
export const activities = pgTable(
  'activities',
  {
    id: uuid().primaryKey(),
    /** None for what is given without an address, as a testimonial is. */
    contact_id: uuid().references(() => contacts.id),
    kind: text({ enum: activityKinds }).notNull(),
    /** The row it speaks of in the form's own table. */
    subject_id: uuid().notNull(),
    source: text(),
    content: jsonb().$type<SubmittedContent>().notNull(),
    first_touch: jsonb().$type<Touch>(),
    last_touch: jsonb().$type<Touch>(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('activities_subject').on(table.kind, table.subject_id),
    index('activities_contact').on(table.contact_id, table.created_at),
    /** The back office's lists, the newest first. */
    index('activities_newest').on(table.created_at, table.id),
    index('activities_kind').on(table.kind, table.created_at, table.id),
    index('activities_words').using('gin', wordsOf(table)).where(isInWordsOf(table)),
    /** What belongs to nobody yet. */
    index('activities_of_nobody')
      .on(table.created_at, table.id)
      .where(sql`${table.contact_id} is null`),
  ],
)

/** What the office's search looks in: the words of all answers. A scorecard's are ours, the same for everybody. */
function wordsOf({ content }: { content: PgColumn }): SQL {
  return sql`(jsonb_to_tsvector('simple', jsonb_path_query_array(${content}, '$[*][1]'), '["string"]'))`
}
function isInWordsOf({ kind }: { kind: PgColumn }): SQL {
  return sql`${kind} <> 'scorecard'`
}

export const answerWords = wordsOf(activities)
export const isInWords = isInWordsOf(activities)
