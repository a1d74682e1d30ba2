/**
 * How far a delivery has come:
 *
 * - `pending`: waits for its first or next attempt
 * - `sending`: an attempt is under way, until its lease ends
 * - `delivered`: the service has it; of a mail, that a mail server took it
 * - `uncertain`: an attempt may have reached the service; the next one asks first, or repeats harmlessly
 * - `not_connected`: the service is not configured; sent once it is. A mail of which a copy was kept as a file because
 *   there was no mail server (`captured_at`) waits for the owner to decide
 * - `captured`: a mail that was kept as a file and will not be sent: the site runs for development
 * - `held`: a mail above the hour's ceiling; goes out once somebody lets it go in the back office
 * - `not_sent`: will not be sent, its last error says why: a newer mail has taken its place, its time was over, nobody
 *   needed it any more, or a digest names it
 * - `cancelled`: somebody in the back office has said that it is not to go out
 * - `failed`: given up after 72 hours of trying, with its last error
 */
export const deliveryStates = [
  'pending',
  'sending',
  'delivered',
  'uncertain',
  'not_connected',
  'captured',
  'held',
  'not_sent',
  'cancelled',
  'failed',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * How one attempt ended:
 *
 * - `delivered`: the service has it
 * - `failed`: it surely has not
 * - `uncertain`: it may have it
 * - `captured`: a mail was kept as a file instead, as versions did that counted it as sent
 * - `lost`: nobody knows; the process that made it died, or stood still for longer than its lease
 */
export const attemptOutcomes = ['delivered', 'failed', 'uncertain', 'captured', 'lost'] as const
export type AttemptOutcome = (typeof attemptOutcomes)[number]
