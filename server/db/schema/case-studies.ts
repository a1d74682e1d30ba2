import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { json } from './json-columns.ts'

/** What was broken at a client, what was built, what changed (S1 §3). Public once `is_published`. */
export const caseStudies = pgTable(
  'case_studies',
  {
    id: uuid().primaryKey(),
    /** The last part of its own address. Made from its first title and kept, so that links to it hold. */
    slug: text().notNull().unique(),
    title: text().notNull(),
    client_name: text(),
    industry: text(),
    challenge: text(),
    solution: text(),
    results: text(),
    /** A picture of this site, or an https address of which a copy has yet to be made: only the former is shown. */
    image_url: text(),
    /** Why that copy could not be made so far; for admins. */
    image_error: text(),
    client_logo_url: text(),
    gamma_url: text(),
    /** What the presentation says of itself, once it was asked. */
    gamma_title: text(),
    gamma_description: text(),
    /** An array of texts, or a text that holds it as JSON. */
    tags: json(),
    testimonial_quote: text(),
    testimonial_author: text(),
    testimonial_role: text(),
    project_duration: text(),
    services_provided: text(),
    /** An object of label to value, or a text that holds it as JSON. As `json`, which keeps the order that was given. */
    metrics: json(),
    is_published: boolean().notNull().default(true),
    featured: boolean().notNull().default(false),
    /** Invented, and labelled so wherever it is shown. */
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
