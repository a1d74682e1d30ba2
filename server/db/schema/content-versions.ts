import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from './json-columns.ts'

/**
 * What the owner has the site say otherwise than it does by itself: each version that was published, of which the
 * highest number holds, and at most one draft.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: uuid().primaryKey(),
    /** Counts from 1; none of a draft. */
    number: integer().unique(),
    /** What differs from the defaults. */
    overlay: jsonb().$type<object>().notNull(),
    /** When the draft was last saved, or the version published. */
    saved_at: timestamp({ withTimezone: true }).notNull(),
    /** The account, which may be gone since. */
    saved_by: uuid(),
    /** The secret in the address that shows the draft, once somebody has asked for it. */
    preview_key: text().unique(),
  },
  (table) => [
    uniqueIndex('content_versions_draft')
      .on(sql`(true)`)
      .where(sql`${table.number} is null`),
    check('content_versions_preview', sql`${table.number} is null or ${table.preview_key} is null`),
  ],
)
