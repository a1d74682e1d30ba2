/**
 * Why a mail that waited for a mail server is outdated:
 * - `event_over`: the event it invites to is over
 * - `dead_link`: its link has expired
 * - `old`: it was created more than three days ago
 */
export const staleReasons = ['event_over', 'dead_link', 'old'] as const
export type StaleReason = (typeof staleReasons)[number]

export const staleAfterDays = 3
