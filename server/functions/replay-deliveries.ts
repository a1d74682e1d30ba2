import { replayDeliveries } from '#contracts/replay-deliveries'
import { releaseDeliveries } from '#server/deliveries/release-deliveries'
import { defineFunction } from './define-function.ts'

export const replayDeliveriesFunction = defineFunction(replayDeliveries, {
  access: 'admin',
  async handle({ input: { ids }, tx }) {
    return { data: { released: await releaseDeliveries(tx, ids) } }
  },
})
