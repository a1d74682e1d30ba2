import { listSinks } from '#contracts/list-sinks'
import { sinkNames } from '#domain/sink'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { deliveryCounts } from '#server/queries/deliveries/delivery-counts.server'
import { defineRead } from '#server/calls/define-function'
import { sinkOf } from './sink-of.ts'

export const listSinksFunction = defineRead(listSinks, {
  access: 'viewer',
  async read({ db, outside }) {
    const counts = await deliveryCounts(db)
    return {
      data: sinkNames.map((name) => {
        const kinds = deliveryKinds.filter((kind) => sinkOf(kind) === name)
        const sum = (of: 'waiting' | 'failed') =>
          kinds.length === 0
            ? null
            : kinds.reduce((total, kind) => total + (counts.get(kind.name)?.[of] ?? 0), 0)
        return { name, connected: outside.connected[name], waiting: sum('waiting'), failed: sum('failed') }
      }),
    }
  },
})
