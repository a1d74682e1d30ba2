import { inArray } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { users } from '#server/db/schema/users'
import { accountsOf } from '#server/queries/accounts/accounts-of.server'
import type { Contact } from './contacts.server.ts'

/** Returns the owners of contacts, by account id. */
export const ownersOf = (db: Db, rows: readonly Contact[]) =>
  accountsOf(
    db,
    rows.map(({ owner_id }) => owner_id),
  )

/** Returns the accounts that leads can be assigned to. */
export const teamOf = (db: Db | Transaction) =>
  db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(inArray(users.role, ['owner', 'editor']))
    .orderBy(users.email)
