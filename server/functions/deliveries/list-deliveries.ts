import { listDeliveries } from '#contracts/list-deliveries'
import { deliveriesPage } from '#server/queries/deliveries/deliveries.server'
import { defineRead } from '#server/calls/define-function'

export const listDeliveriesFunction = defineRead(listDeliveries, {
  access: 'viewer',
  read: ({ input, db }) => deliveriesPage(db, input),
})
