import type { DeliveryState } from '#domain/delivery-state'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { newsletterConfirmation } from '#server/deliveries/kinds/newsletter-confirmation'
import { newsletterWelcome } from '#server/deliveries/kinds/newsletter-welcome'
import { permissionMail } from '#server/deliveries/kinds/permission-mail'

/** Their buttons act for anyone who reads that address, so nobody else may get them. */
const ofOneAddress = [newsletterConfirmation, newsletterWelcome, permissionMail].map(({ name }) => name)

/** Can still be sent, and to another address. */
const openStates: readonly DeliveryState[] = ['pending', 'uncertain', 'held', 'failed', 'cancelled']

/**
 * Whether a delivery can be sent to another address: mails that a form promised a visitor, never account mails, which
 * give access to the account.
 */
export function canBeCorrected({
  kind,
  recipient,
  state,
  isForgotten,
}: {
  kind: string
  recipient: string | null
  state: DeliveryState
  isForgotten: boolean
}): boolean {
  const isForVisitors = deliveryKinds.some(({ name, mail }) => name === kind && mail === 'visitor')
  return (
    isForVisitors &&
    !ofOneAddress.includes(kind) &&
    recipient !== null &&
    !isForgotten &&
    openStates.includes(state)
  )
}
