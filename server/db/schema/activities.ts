import { type SQL, sql } from 'drizzle-orm'
import { index, type PgColumn, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { Touch } from '#contracts/visit'
import { activityKinds, answerKeys, type StoredAnswers } from '#domain/activity'
import { contacts } from './contacts.ts'
import { jsonb } from './json-columns.ts'

/** The timeline: every submission of every form, with its content. */
export const activities = pgTable(
  'activities',
  {
    id: uuid().primaryKey(),
    /** Null for submissions without an address, such as testimonials. */
    contact_id: uuid().references(() => contacts.id),
    kind: text({ enum: activityKinds }).notNull(),
    /** The row in the form's own table. */
    subject_id: uuid().notNull(),
    source: text(),
    content: jsonb().$type<StoredAnswers>().notNull(),
    /** What the keys of `content` are. `label` is the default, because versions before 0.3 give none. */
    answers_by: text({ enum: answerKeys }).notNull().default('label'),
    first_touch: jsonb().$type<Touch>(),
    last_touch: jsonb().$type<Touch>(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('activities_subject').on(table.kind, table.subject_id),
    /** Contains the kind, so that filtering leads by kind reads no table rows. */
    index('activities_contact').on(table.contact_id, table.created_at, table.kind),
    /** The back office's lists, newest first. */
    index('activities_newest').on(table.created_at, table.id),
    index('activities_kind').on(table.kind, table.created_at, table.id),
    index('activities_words').using('gin', wordsOf(table)).where(isInWordsOf(table)),
    /** Without answers under labels, which have no keys: an upgrade from before 0.3 builds it without holding writers. */
    index('activities_answers').using('gin', answersOf(table)).where(isByFieldIn(table)),
    /** Activities whose answers are still to be converted. */
    index('activities_by_label')
      .on(table.id)
      .where(sql`${table.answers_by} = 'label'`),
    /** Unassigned submissions. */
    index('activities_of_nobody')
      .on(table.created_at, table.id)
      .where(sql`${table.contact_id} is null`),
  ],
)

/** What the office's search covers: the words of all answers. A scorecard's answers are predefined text. */
function wordsOf({ content }: { content: PgColumn }): SQL {
  return sql`(jsonb_to_tsvector('simple', jsonb_path_query_array(${content}, '$[*][1]'), '["string"]'))`
}
function isInWordsOf({ kind }: { kind: PgColumn }): SQL {
  return sql`${kind} <> 'scorecard'`
}

/**
 * The short answers as an array of keys in the format of `domain/answer-key.ts`, because PostgreSQL has statistics on
 * the frequency of an array's elements.
 */
function answersOf({ kind, content }: { kind: PgColumn; content: PgColumn }): SQL {
  return sql`answer_keys(${kind}, ${content})`
}
function isByFieldIn({ answers_by: key }: { answers_by: PgColumn }): SQL {
  return sql`${key} = 'field'`
}

export const givenAnswers = answersOf(activities)
export const isByField = isByFieldIn(activities)
export const answerText = wordsOf(activities)
export const hasText = isInWordsOf(activities)
