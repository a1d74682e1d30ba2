import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/db/connect'
import { secondFactorMail } from '#server/deliveries/kinds/second-factor-mail'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { deleteFactors } from '#server/queries/accounts/factors.server'
import { endSessions, type User } from '#server/queries/accounts/users.server'
import { type LoggedActionInput, writeLog } from '#server/queries/log/log.server'

/**
 * Removes an account's factors after its phone or passkey was lost: ends its sessions, writes the audit log and
 * notifies the account by mail. Returns how many factors it had; without any, nothing happens.
 */
export async function resetFactors(tx: Transaction, user: User, act: LoggedActionInput): Promise<number> {
  const count = await deleteFactors(tx, user.id)
  if (count === 0) return 0
  await endSessions(tx, user.id)
  await writeLog(tx, act, [resetChange(user, count)])
  await mailReset(tx, user)
  return count
}

export const resetChange = ({ id, email }: Pick<User, 'id' | 'email'>, count: number) => ({
  on: { kind: 'account' as const, id },
  before: { email, factors: count },
  after: { email, factors: 0 },
})

export async function mailReset(tx: Transaction, { email }: Pick<User, 'email'>): Promise<void> {
  const key = `second-factor-mail:${randomUUID()}`
  await deliverWithin(tx)(secondFactorMail, { email, news: 'reset' }, { key, recipient: email })
}
