import { replayDeliveries } from '#contracts/replay-deliveries'
import { releaseDeliveries } from '#server/deliveries/ledger/release-deliveries'
import { defineFunction } from '#server/calls/define-function'

export const replayDeliveriesFunction = defineFunction(replayDeliveries, {
  access: 'admin',
  async handle({ input: { ids }, tx }) {
    return { data: { released: await releaseDeliveries(tx, ids) } }
  },
})
