/**
 * Why the back office cannot show what a delivery says:
 * - `forgotten`: its payload was deleted
 * - `for_owners`: it is about an account
 * - `not_wanted`: nobody needs it any more, so it cannot be composed
 * - `deleted`: what it is about was deleted, or an earlier version stored it in another form
 * - `no_words`: it is a request that carries no text
 */
export const missingContentReasons = ['forgotten', 'for_owners', 'not_wanted', 'deleted', 'no_words'] as const
export type MissingContentReason = (typeof missingContentReasons)[number]
