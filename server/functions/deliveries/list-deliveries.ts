import { listDeliveries } from '#contracts/list-deliveries'
import { connectedServices } from '#server/deliveries/kinds/connected-kinds'
import { deliveriesPage } from '#server/queries/deliveries/deliveries.server'
import { defineRead } from '#server/calls/define-function'

export const listDeliveriesFunction = defineRead(listDeliveries, {
  access: 'viewer',
  read: ({ input, db, outside: { connected } }) => deliveriesPage(db, input, connectedServices(connected)),
})
