import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { json } from './json-columns.ts'

/** A client's problem, the solution and the result (behavior 12.1). Public once `is_published`. */
export const caseStudies = pgTable(
  'case_studies',
  {
    id: uuid().primaryKey(),
    /** The slug. Made from its first title and kept, so that links stay valid. */
    slug: text().notNull().unique(),
    title: text().notNull(),
    client_name: text(),
    industry: text(),
    challenge: text(),
    solution: text(),
    results: text(),
    /** A picture on this site, or an https address that is still to be copied; only the former is shown. */
    image_url: text(),
    /** Why copying has failed so far; for admins. */
    image_error: text(),
    client_logo_url: text(),
    gamma_url: text(),
    /** The presentation's own description, once fetched. */
    gamma_title: text(),
    gamma_description: text(),
    /** An array of strings, or a string that contains it as JSON. */
    tags: json(),
    testimonial_quote: text(),
    testimonial_author: text(),
    testimonial_role: text(),
    project_duration: text(),
    services_provided: text(),
    /** An object of label to value, or a string that contains it as JSON. As `json`, which preserves the order. */
    metrics: json(),
    /** The client's line of work before and after the repair, one step per line of text (`domain/study-line.ts`). */
    line_was: text(),
    line_now: text(),
    /** What the ruler measures: "Hours from the inquiry to the first call". */
    line_unit: text(),
    /** The words after the difference of both ends: "hours sooner". */
    line_gap: text(),
    /** How it was measured, one measurement per line of text (`domain/study-line.ts`). */
    measured: text(),
    is_published: boolean().notNull().default(true),
    featured: boolean().notNull().default(false),
    /** Sample data, labelled so wherever it is shown. */
    is_sample: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true }).notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('case_studies_public')
      .on(table.created_at)
      .where(sql`${table.is_published}`),
  ],
)
