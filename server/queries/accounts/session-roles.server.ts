import { eq, inArray } from 'drizzle-orm'
import { type AdminRole, isAdminRole } from '#domain/role'
import type { Db } from '#server/db/connect'
import { sessions } from '#server/db/schema/sessions'
import { users } from '#server/db/schema/users'

/** Returns the roles of live sessions of accounts with a role, by session id. */
export async function rolesOfSessions(db: Db, ids: readonly string[]): Promise<Map<string, AdminRole>> {
  const found = await db
    .select({ id: sessions.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(inArray(sessions.id, [...ids]))
  return new Map(found.flatMap(({ id, role }) => (isAdminRole(role) ? [[id, role]] : [])))
}
