import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from './json-columns.ts'

/**
 * The owner's changes of the site's content: each published version, the highest number being current, and at most
 * one draft.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: uuid().primaryKey(),
    /** Counts from 1; null for a draft. */
    number: integer().unique(),
    /** The differences from the defaults. */
    overlay: jsonb().$type<object>().notNull(),
    /** When the draft was last saved, or the version published. */
    saved_at: timestamp({ withTimezone: true }).notNull(),
    /** The account, which may have been deleted. */
    saved_by: uuid(),
    /** The secret in the preview address, once requested. */
    preview_key: text().unique(),
  },
  (table) => [
    uniqueIndex('content_versions_draft')
      .on(sql`(true)`)
      .where(sql`${table.number} is null`),
    check('content_versions_preview', sql`${table.number} is null or ${table.preview_key} is null`),
  ],
)
