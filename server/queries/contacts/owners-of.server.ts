import { inArray } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { users } from '#server/db/schema/users'
import type { Contact } from './contacts.server.ts'

/** Whoever works on some contacts, by the id of their account. */
export async function ownersOf(
  db: Db,
  rows: readonly Contact[],
): Promise<ReadonlyMap<string, { id: string; email: string }>> {
  const ids = [...new Set(rows.flatMap(({ owner_id }) => owner_id ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(found.map((owner) => [owner.id, owner]))
}

/** Whoever leads can be handed to. */
export const teamOf = (db: Db | Transaction) =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.role, ['owner', 'editor']))
    .orderBy(users.email)
