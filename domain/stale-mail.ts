/**
 * Why a mail that waited for a mail server may do harm by now:
 *
 * - `event_over`: what it invites to is over
 * - `dead_link`: its reader asked for a link that would be of no use any more
 * - `old`: it was written more than three days ago
 */
export const staleReasons = ['event_over', 'dead_link', 'old'] as const
export type StaleReason = (typeof staleReasons)[number]

export const staleAfterDays = 3
