import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

export const subscriptionStates = ['subscribed', 'unsubscribed'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** The page behind the unsubscribe link of every issue, with `?token=`. */
export const unsubscribePath = '/newsletter/unsubscribe'
/** Where a mail program posts its own "Unsubscribe" (RFC 8058), with the same `?token=`. */
export const oneClickPath = '/newsletter/one-click'

/**
 * Ends or renews the subscription of a mailed link. The response's `state` is the new one; `unknown` for an invalid
 * link.
 */
export const changeSubscription = defineContract({
  name: 'change-subscription',
  input: z.strictObject({
    token: trimmedText(200),
    state: choice(subscriptionStates, 'Please choose whether to stay or to leave'),
  }),
  output: z.object({ data: z.object({ state: z.enum([...subscriptionStates, 'unknown']) }) }),
})
