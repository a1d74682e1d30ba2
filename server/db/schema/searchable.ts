import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** A text as the search compares it; see {@link import('#domain/searchable').searchable}, which does the same. */
export const searchable = (text: SQLWrapper): SQL => sql`searchable(${text})`
