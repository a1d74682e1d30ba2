import { listDeliveries } from '#contracts/list-deliveries'
import { deliveriesPage } from '#server/queries/deliveries.server'
import { defineFunction } from './define-function.ts'

export const listDeliveriesFunction = defineFunction(listDeliveries, {
  access: 'admin',
  handle: ({ input, tx }) => deliveriesPage(tx, input),
})
