import { listDeliveries } from '#contracts/list-deliveries'
import { deliveriesPage } from '#server/queries/deliveries/deliveries.server'
import { defineFunction } from '#server/calls/define-function'

export const listDeliveriesFunction = defineFunction(listDeliveries, {
  access: 'admin',
  handle: ({ input, tx }) => deliveriesPage(tx, input),
})
