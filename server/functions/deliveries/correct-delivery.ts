import { and, eq, inArray } from 'drizzle-orm'
import { correctDelivery } from '#contracts/correct-delivery'
import { announceChange } from '#server/db/changes'
import type { Transaction } from '#server/db/connect'
import { calls } from '#server/db/schema/calls'
import { deliveries } from '#server/db/schema/deliveries'
import { tryForMs } from '#server/deliveries/ledger/schedule'
import { AppError } from '#server/errors/app-error'
import { deliveryForUpdate, sendTo } from '#server/commands/deliveries/change-delivery.server'
import { refuseErased } from '#server/commands/contacts/refuse-erased.server'
import type { Call } from '#server/queries/calls/calls.server'
import { defineChange } from '#server/calls/define-function'
import { canBeCorrected } from './can-be-corrected.ts'

/** Sends a mail that a form promised to a corrected address. The call that it is about gets that address too. */
export const correctDeliveryFunction = defineChange(correctDelivery, {
  access: 'editor',
  async change({ input: { id, recipient }, tx, outside }) {
    // Locked before any delivery, which is the lock order everywhere.
    const call = await callOfDelivery(tx, id)
    const delivery = await deliveryForUpdate(tx, id)
    if (!delivery) throw new AppError('not_found', { userMessage: 'That delivery isn’t here anymore.' })
    const answer = { data: { id, recipient } }
    // Clicked twice: it is already queued for that address.
    if (delivery.recipient === recipient && delivery.state === 'pending') return { answer, changes: [] }
    if (!canBeCorrected({ ...delivery, isForgotten: delivery.payload === null })) {
      throw new AppError('conflict', { userMessage: 'This can’t be sent to another address.' })
    }
    const hint = 'Nothing is sent to it unless they write to you again themselves.'
    await refuseErased(tx, outside, { email: recipient, path: 'recipient', hint })
    await announceChange(tx, 'deliveries')
    const changed = await sendTo(tx, delivery, recipient, tryForMs)
    if (call && call.email === delivery.recipient) await correctCall(tx, call, recipient)
    return { answer, changes: [{ on: { kind: 'delivery', id }, ...changed }] }
  },
})

/** Returns and locks the call that a delivery is about. */
async function callOfDelivery(tx: Transaction, id: string): Promise<Call | undefined> {
  const about = tx.select({ id: deliveries.subject_id }).from(deliveries).where(eq(deliveries.id, id))
  const [call] = await tx.select().from(calls).where(inArray(calls.id, about)).for('update')
  return call
}

/** Changes the address of a call, which its later mails use, and of its other waiting mails. */
async function correctCall(tx: Transaction, { id, email }: Call, corrected: string): Promise<void> {
  await tx.update(calls).set({ email: corrected }).where(eq(calls.id, id))
  await tx
    .update(deliveries)
    .set({ recipient: corrected })
    .where(
      and(
        eq(deliveries.subject_id, id),
        eq(deliveries.recipient, email),
        inArray(deliveries.state, ['pending', 'held', 'not_connected']),
      ),
    )
  await announceChange(tx, 'calls')
}
