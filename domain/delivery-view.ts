/**
 * The lists in which the back office shows deliveries; each delivery is in one of them, and also in `needs_you` while
 * it gets no further without somebody.
 */
export const deliveryViews = [
  'needs_you',
  'waits',
  'unsure',
  'given_up',
  'held',
  'not_connected',
  'captured',
  'cancelled',
  'not_needed',
  'delivered',
] as const
export type DeliveryView = (typeof deliveryViews)[number]

/** Those of what may still be sent. */
export const openViews = ['needs_you', 'waits', 'unsure', 'given_up', 'held', 'not_connected'] as const
export type OpenView = (typeof openViews)[number]

/** A service that fails once or twice mends itself; from this attempt on somebody should know. */
export const triesBeforeTelling = 3
