import { type SQL, sql } from 'drizzle-orm'
import { contacts } from '#server/db/schema/contacts'

/** The id of a contact, or of the one it was merged into. Merges are never chained. */
export const currentId = (id: string): SQL =>
  sql`coalesce((select asked.merged_into from ${contacts} as asked where asked.id = ${id}), ${id}::uuid)`
