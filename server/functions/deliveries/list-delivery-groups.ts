import { listDeliveryGroups } from '#contracts/list-delivery-groups'
import { deliveryGroups } from '#server/queries/deliveries/delivery-groups.server'
import { defineRead } from '#server/calls/define-function'

export const listDeliveryGroupsFunction = defineRead(listDeliveryGroups, {
  access: 'viewer',
  read: ({ input, db }) => deliveryGroups(db, input),
})
