import type { AdminRole } from '#domain/role'
import type { Db } from '#server/db/connect'
import { users } from '#server/db/schema/users'
import { callerWith } from './app.ts'

/** Inserts the account that `createTestApp` uses for that role; returns its id. */
export async function putAccount(db: Db, role: AdminRole, email: string): Promise<string> {
  const { userId = '' } = callerWith(role)
  const at = new Date('2026-01-02T03:04:05Z')
  await db.insert(users).values({
    id: userId,
    email,
    role,
    password_hash: '',
    email_confirmed_at: at,
    created_at: at,
    updated_at: at,
  })
  return userId
}
