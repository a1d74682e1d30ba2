import { type SQL, sql } from 'drizzle-orm'
import { contacts } from '#server/db/schema/contacts'

/** Under which id somebody is now: their own, or that of whoever they turned out to be. One look is enough. */
export const currentId = (id: string): SQL =>
  sql`coalesce((select asked.merged_into from ${contacts} as asked where asked.id = ${id}), ${id}::uuid)`
