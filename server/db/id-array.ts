import { type SQL, sql } from 'drizzle-orm'

/** Ids as one parameter, so that the statement is the same for any number of them. */
export const idArray = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`
