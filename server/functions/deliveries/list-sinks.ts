import { listSinks } from '#contracts/list-sinks'
import { deliveryBranchNames } from '#domain/delivery-service'
import { sinkNames } from '#domain/sink'
import { deliveryCounts } from '#server/queries/deliveries/delivery-counts.server'
import { defineRead } from '#server/calls/define-function'

export const listSinksFunction = defineRead(listSinks, {
  access: 'viewer',
  async read({ db, outside }) {
    const counts = await deliveryCounts(db)
    return {
      data: sinkNames.map((name) => {
        const isDeliveredTo = deliveryBranchNames.some((branch) => branch === name)
        const none = isDeliveredTo ? { waiting: 0, failed: 0 } : { waiting: null, failed: null }
        return { name, connected: outside.connected[name], ...none, ...counts.get(name) }
      }),
    }
  },
})
