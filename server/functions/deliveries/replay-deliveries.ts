import { replayDeliveries } from '#contracts/replay-deliveries'
import { deliveriesForUpdate } from '#server/queries/deliveries/deliveries.server'
import { releaseDeliveries } from '#server/deliveries/ledger/release-deliveries'
import { defineChange } from '#server/calls/define-function'

export const replayDeliveriesFunction = defineChange(replayDeliveries, {
  access: 'editor',
  async change({ input: { ids }, tx }) {
    const before = await deliveriesForUpdate(tx, ids)
    const released = await releaseDeliveries(tx, ids)
    const changes = released.map((id) => ({
      on: { kind: 'delivery' as const, id },
      before: before.get(id) ?? {},
      after: { state: 'pending', last_error: null },
    }))
    return { answer: { data: { released } }, changes }
  },
})
