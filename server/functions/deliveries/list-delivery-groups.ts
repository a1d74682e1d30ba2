import { listDeliveryGroups } from '#contracts/list-delivery-groups'
import { connectedServices } from '#server/deliveries/kinds/connected-kinds'
import { deliveryGroups } from '#server/queries/deliveries/delivery-groups.server'
import { defineRead } from '#server/calls/define-function'

export const listDeliveryGroupsFunction = defineRead(listDeliveryGroups, {
  access: 'viewer',
  read: ({ input, db, outside: { connected } }) => deliveryGroups(db, input, connectedServices(connected)),
})
