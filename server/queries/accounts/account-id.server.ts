import { type SQL, sql } from 'drizzle-orm'
import { users } from '#server/db/schema/users'

/** Whose account did it, for a column that refers to it; null for one that is gone meanwhile. */
export const accountId = (userId: string | null): SQL<string | null> =>
  sql`(select ${users.id} from ${users} where ${users.id} = ${userId}::uuid)`
