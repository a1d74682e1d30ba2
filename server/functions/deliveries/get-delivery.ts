import { getDelivery } from '#contracts/get-delivery'
import { deliveryDetail } from '#server/queries/deliveries/get-delivery.server'
import { defineRead } from '#server/calls/define-function'
import { canBeCorrected } from './can-be-corrected.ts'

export const getDeliveryFunction = defineRead(getDelivery, {
  access: 'viewer',
  async read({ input: { id }, db }) {
    const detail = await deliveryDetail(db, id)
    return { data: detail ? { ...detail, canCorrect: canBeCorrected(detail) } : null }
  },
})
