/**
 * The state of a delivery:
 * - `pending`: waits for its first or next attempt
 * - `sending`: an attempt is running, until its lease expires
 * - `delivered`: the service has it; for a mail, a mail server accepted it
 * - `uncertain`: an attempt may have reached the service; the next one checks first, or repeats harmlessly
 * - `not_connected`: the service is not configured; sent once it is. A mail that was captured (written to a file because
 * there was no mail server, at `captured_at`) waits for the owner to decide
 * - `captured`: a mail that was captured and will not be sent: the site runs in development
 * - `held`: a mail beyond the hourly limit; sent once somebody releases it in the back office
 * - `not_sent`: will not be sent; its last error says why: replaced by a newer mail, past its deadline, not needed
 * any more, or listed in a digest
 * - `cancelled`: cancelled in the back office
 * - `failed`: given up, with its last error: after 72 hours of attempts, or at once because its recipient's address
 * does not exist
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
 * The outcome of an attempt:
 * - `delivered`: the service has it
 * - `failed`: the service certainly does not have it
 * - `uncertain`: it may have it
 * - `captured`: a mail was captured instead; only for attempts that an earlier version recorded as delivered
 * - `lost`: unknown; its process died, or was suspended for longer than its lease
 */
export const attemptOutcomes = ['delivered', 'failed', 'uncertain', 'captured', 'lost'] as const
export type AttemptOutcome = (typeof attemptOutcomes)[number]
