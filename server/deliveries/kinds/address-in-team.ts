import { isAdminRole } from '#domain/role'
import type { Db } from '#server/db/connect'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { userById } from '#server/queries/accounts/users.server'

/**
 * Returns the address of a team member's account.
 * @throws NotWanted if the account is gone or has no role
 */
export async function addressInTeam(db: Db, userId: string): Promise<string> {
  const user = await userById(db, userId)
  if (!user || !isAdminRole(user.role)) throw new NotWanted('Its reader has left the team.')
  return user.email
}
