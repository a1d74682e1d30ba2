import { cancelDeliveries, maxCancelledAtOnce } from '#contracts/cancel-deliveries'
import { announceChange } from '#server/db/changes'
import { cancelAll } from '#server/commands/deliveries/change-delivery.server'
import { deliveriesForUpdate } from '#server/queries/deliveries/deliveries.server'
import { defineChange } from '#server/calls/define-function'
import { otherCount } from '#server/calls/other-count'

export const cancelDeliveriesFunction = defineChange(cancelDeliveries, {
  access: 'editor',
  async change({ input, tx }) {
    const limit = (input.orMore && input.expectedCount) || maxCancelledAtOnce + 1
    const before = await deliveriesForUpdate(tx, input, limit)
    if (input.filter && before.size !== input.expectedCount) throw otherCount(before.size, limit)
    const changes = await cancelAll(tx, [...before.keys()])
    if (changes.length > 0) await announceChange(tx, 'deliveries')
    return { answer: { data: { cancelled: changes.map(({ on }) => on.id) } }, changes }
  },
})
