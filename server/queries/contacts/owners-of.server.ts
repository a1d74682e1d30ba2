import { inArray } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { users } from '#server/db/schema/users'
import { accountsOf } from '#server/queries/accounts/accounts-of.server'
import type { Contact } from './contacts.server.ts'

/** Whoever works on some contacts, by the id of their account. */
export const ownersOf = (db: Db, rows: readonly Contact[]) =>
  accountsOf(
    db,
    rows.map(({ owner_id }) => owner_id),
  )

/** Whoever leads can be handed to. */
export const teamOf = (db: Db | Transaction) =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.role, ['owner', 'editor']))
    .orderBy(users.email)
