import { type DeliveryContent, getDelivery } from '#contracts/get-delivery'
import type { MailPurpose } from '#domain/mail-rules'
import { connectedServices } from '#server/deliveries/kinds/connected-kinds'
import { deliveryDetail } from '#server/queries/deliveries/get-delivery.server'
import { defineRead } from '#server/calls/define-function'
import { canBeCorrected } from './can-be-corrected.ts'

/** Mails about accounts, whose content only owners may read. */
const forOwners: readonly MailPurpose[] = ['sign-up', 'recovery', 'invitation', 'alert']

export const getDeliveryFunction = defineRead(getDelivery, {
  access: 'viewer',
  async read({ input: { id }, caller, db, outside }) {
    const found = await deliveryDetail(db, id, connectedServices(outside.connected))
    if (!found) return { data: null }
    const { mail, payload, ...detail } = found
    const content = (): DeliveryContent | Promise<DeliveryContent> => {
      if (detail.isForgotten) return { kind: 'none', because: 'forgotten', why: null }
      if (mail !== null && forOwners.includes(mail) && caller.role !== 'owner')
        return { kind: 'none', because: 'for_owners', why: null }
      return outside.composeContent({ kind: detail.kind, payload })
    }
    return { data: { ...detail, canCorrect: canBeCorrected(detail), content: await content() } }
  },
})
