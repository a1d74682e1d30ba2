import { type SQL, sql } from 'drizzle-orm'
import { users } from '#server/db/schema/users'

/** The acting account's id, for a column that references it; null if the account has been deleted. */
export const accountId = (userId: string | null): SQL<string | null> =>
  sql`(select ${users.id} from ${users} where ${users.id} = ${userId}::uuid)`
