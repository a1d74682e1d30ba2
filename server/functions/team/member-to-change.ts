import { accountName } from '#domain/account-name'
import type { AdminRole } from '#domain/role'
import type { Transaction } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import { hasOtherOwner, lockTeam } from '#server/queries/accounts/team.server'
import { type User, userById } from '#server/queries/accounts/users.server'

interface MemberChange {
  id: string
  /** Null to remove them. */
  role: AdminRole | null
  callerId: string
}

/**
 * Returns the member whose role may be changed, and locks the team until the transaction ends. Undefined for somebody
 * who no longer has a role.
 * @throws AppError conflict for oneself, and for the last owner
 */
export async function memberToChange(
  tx: Transaction,
  { id, role, callerId }: MemberChange,
): Promise<User | undefined> {
  if (id === callerId) {
    throw new AppError('conflict', {
      userMessage: 'You can’t change your own role or remove yourself. Another owner can do that.',
    })
  }
  await lockTeam(tx)
  const member = await userById(tx, id)
  if (!member || member.role === null) return undefined
  if (member.role === 'owner' && role !== 'owner' && !(await hasOtherOwner(tx, id))) {
    throw new AppError('conflict', {
      userMessage: `${accountName(member.email, member.name)} is the last owner, and a site needs one. Make somebody else an owner first.`,
    })
  }
  return member
}
