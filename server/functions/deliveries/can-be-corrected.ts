import type { DeliveryState } from '#domain/delivery-state'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { newsletterConfirmation } from '#server/deliveries/kinds/newsletter-confirmation'
import { newsletterWelcome } from '#server/deliveries/kinds/newsletter-welcome'
import { permissionMail } from '#server/deliveries/kinds/permission-mail'

/** What their buttons say is said by whoever reads that address, and by nobody else. */
const ofOneAddress = [newsletterConfirmation, newsletterWelcome, permissionMail].map(({ name }) => name)

/** What may still be sent, and to another address than before. */
const openStates: readonly DeliveryState[] = ['pending', 'uncertain', 'held', 'failed', 'cancelled']

/**
 * Whether a delivery can be sent to another address: what a form promised a visitor. Never a mail about an account,
 * which whoever reads it has.
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
