/** The lists of deliveries that may still be sent. */
export const openViews = [
  'to_decide',
  'needs_you',
  'no_address',
  'waits',
  'unsure',
  'given_up',
  'held',
  'not_connected',
] as const
export type OpenView = (typeof openViews)[number]

/**
 * The back office's lists of deliveries; each delivery is in one of them, and also in `to_decide` while it needs
 * somebody. Those are `no_address`, whose recipient's address does not exist, and `needs_you`, whose connection may be
 * at fault.
 */
export const deliveryViews = [...openViews, 'captured', 'cancelled', 'not_needed', 'delivered'] as const
export type DeliveryView = (typeof deliveryViews)[number]

/** One or two failures are usually transient; from this attempt on somebody should know. */
export const attemptsBeforeAlert = 3
