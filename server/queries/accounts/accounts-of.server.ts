import { inArray } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { users } from '#server/db/schema/users'

/** Returns the accounts with these ids, by id. Deleted ones are missing. */
export async function accountsOf(
  db: Db | Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, { id: string; email: string; name: string | null }>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  if (wanted.length === 0) return new Map()
  const found = await db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(inArray(users.id, wanted))
  return new Map(found.map((account) => [account.id, account]))
}
