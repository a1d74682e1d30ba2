import type { DeliveryState } from '#domain/delivery-state'

/** The state of the last unsent reply to somebody who waits; undefined for states that need no text. */
export function unsentReplyText(state: DeliveryState, isMailConnected: boolean): string | undefined {
  switch (state) {
    case 'pending':
    case 'sending':
      return 'Your reply is on its way.'
    case 'not_connected':
      return isMailConnected
        ? 'Your reply has not been sent: decide under Deliveries.'
        : 'Your reply waits for a mail server.'
    case 'captured':
      return 'Your reply was captured, not sent.'
    case 'uncertain':
      return 'Your reply may have arrived.'
    case 'failed':
      return 'Your reply could not be sent.'
    case 'held':
      return 'Your reply is held back.'
    default:
      return undefined
  }
}
