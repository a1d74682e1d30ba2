import type { Transaction } from '#server/db/connect'
import { timeOf } from '#server/db/time-of'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { alertOf } from './consequences.ts'

/** Alerts the owner about a mail that a limit holds, in the same transaction. */
export async function alertOfHeldMail(tx: Transaction): Promise<void> {
  await deliverWithin(tx)(...alertOf({ type: 'mail.held', at: await timeOf(tx) }))
}
