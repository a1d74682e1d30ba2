import type { Transaction } from '#server/db/connect'
import { timeOf } from '#server/db/time-of'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { alertOf } from './consequences.ts'

/** Tells the owner of a mail that a ceiling holds back, in the transaction that holds it. */
export async function alertOfHeldMail(tx: Transaction): Promise<void> {
  await deliverWithin(tx)(...alertOf({ type: 'mail.held', at: await timeOf(tx) }))
}
