import type { DeliveryState } from '#domain/delivery-state'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { newsletterConfirmation } from '#server/deliveries/kinds/newsletter-confirmation'
import { newsletterWelcome } from '#server/deliveries/kinds/newsletter-welcome'
import { permissionMail } from '#server/deliveries/kinds/permission-mail'

/** Mails with buttons that act for anyone who reads them, so nobody else may get them. */
const addressBoundKinds = [newsletterConfirmation, newsletterWelcome, permissionMail].map(({ name }) => name)

/**
 * The mails that can be sent to another address: what a form promised a visitor, and replies. Never account mails, which
 * give access to the account.
 */
export const correctableKinds: readonly string[] = deliveryKinds
  .filter(({ mail }) => mail === 'visitor' || mail === 'reply')
  .map(({ name }) => name)
  .filter((name) => !addressBoundKinds.includes(name))

/** The states in which a delivery can still be sent to another address. */
const openStates: readonly DeliveryState[] = ['pending', 'uncertain', 'held', 'failed', 'cancelled']

/** Whether a delivery can be sent to another address. */
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
  return correctableKinds.includes(kind) && recipient !== null && !isForgotten && openStates.includes(state)
}
