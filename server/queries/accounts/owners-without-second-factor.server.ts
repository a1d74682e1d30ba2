import { and, asc, eq, notExists } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { authFactors } from '#server/db/schema/auth-factors'
import { users } from '#server/db/schema/users'

/** Returns the owners without a verified factor, sorted by address. */
export function ownersWithoutSecondFactor(db: Db): Promise<{ id: string; email: string }[]> {
  const factors = db
    .select({ id: authFactors.id })
    .from(authFactors)
    .where(and(eq(authFactors.user_id, users.id), eq(authFactors.status, 'verified')))
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.role, 'owner'), notExists(factors)))
    .orderBy(asc(users.email))
}
