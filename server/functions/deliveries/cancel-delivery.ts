import { cancelDelivery } from '#contracts/cancel-delivery'
import { announceChange } from '#server/db/changes'
import { AppError } from '#server/errors/app-error'
import { cancel, deliveryForUpdate } from '#server/commands/deliveries/change-delivery.server'
import { defineChange } from '#server/calls/define-function'

/** Cancels a delivery unless an attempt is running, whose outcome has to be recorded. */
export const cancelDeliveryFunction = defineChange(cancelDelivery, {
  access: 'editor',
  async change({ input: { id }, tx }) {
    const delivery = await deliveryForUpdate(tx, id)
    if (!delivery) throw new AppError('not_found', { userMessage: 'That delivery isn’t here anymore.' })
    const answer = { data: { id, state: 'cancelled' as const } }
    switch (delivery.state) {
      case 'cancelled':
        return { answer, changes: [] }
      case 'sending':
        throw conflict('It is being sent at this moment. Please try again in a minute.')
      case 'delivered':
        throw conflict('It has been delivered, so it can’t be called back.')
      case 'not_sent':
        throw conflict('It isn’t going out anyway.')
      default:
        await announceChange(tx, 'deliveries')
        return { answer, changes: [{ on: { kind: 'delivery', id }, ...(await cancel(tx, delivery)) }] }
    }
  },
})

const conflict = (userMessage: string) => new AppError('conflict', { userMessage })
