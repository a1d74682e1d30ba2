import { correctDelivery } from '#contracts/correct-delivery'
import { announceChange } from '#server/db/changes'
import { tryForMs } from '#server/deliveries/ledger/schedule'
import { AppError } from '#server/errors/app-error'
import { deliveryForUpdate, sendTo } from '#server/commands/deliveries/change-delivery.server'
import { refuseErased } from '#server/commands/contacts/refuse-erased.server'
import { defineChange } from '#server/calls/define-function'
import { canBeCorrected } from './can-be-corrected.ts'

/** Sends what a form promised to a corrected address. */
export const correctDeliveryFunction = defineChange(correctDelivery, {
  access: 'editor',
  async change({ input: { id, recipient }, tx, outside }) {
    const delivery = await deliveryForUpdate(tx, id)
    if (!delivery) throw new AppError('not_found', { userMessage: 'That delivery isn’t here anymore.' })
    const answer = { data: { id, recipient } }
    // Clicked twice: it is on its way there.
    if (delivery.recipient === recipient && delivery.state === 'pending') return { answer, changes: [] }
    if (!canBeCorrected({ ...delivery, isForgotten: delivery.payload === null })) {
      throw new AppError('conflict', { userMessage: 'This can’t be sent to another address.' })
    }
    const unless = 'Nothing is sent to it unless they write to you again themselves.'
    await refuseErased(tx, outside, { email: recipient, path: 'recipient', unless })
    await announceChange(tx, 'deliveries')
    const changed = await sendTo(tx, delivery, recipient, tryForMs)
    return { answer, changes: [{ on: { kind: 'delivery', id }, ...changed }] }
  },
})
