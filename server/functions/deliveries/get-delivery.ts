import { getDelivery } from '#contracts/get-delivery'
import { connectedKinds } from '#server/deliveries/kinds/connected-kinds'
import { deliveryDetail } from '#server/queries/deliveries/get-delivery.server'
import { defineRead } from '#server/calls/define-function'
import { canBeCorrected } from './can-be-corrected.ts'

export const getDeliveryFunction = defineRead(getDelivery, {
  access: 'viewer',
  async read({ input: { id }, db, outside: { connected } }) {
    const detail = await deliveryDetail(db, { id, kinds: connectedKinds(connected) })
    return { data: detail ? { ...detail, canCorrect: canBeCorrected(detail) } : null }
  },
})
