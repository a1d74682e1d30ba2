import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

export const confirmationSteps = ['confirm', 'send-again'] as const

/** The page behind the button of the confirmation mail; `?token=` says whose it is. */
export const confirmSubscriptionPath = '/newsletter/confirm'

/**
 * Confirms the subscription whose mail held the link, or sends that mail once more. The answer's `state` is what has
 * come of it: `expired` for a link that is too old, or older than its reader's unsubscribing; `unknown` for one that
 * is not ours or has lost a part.
 */
export const confirmSubscription = defineContract({
  name: 'confirm-subscription',
  input: z.strictObject({
    token: trimmedText(200),
    step: choice(confirmationSteps, 'Please choose whether to confirm or to have the mail sent again'),
  }),
  output: z.object({
    data: z.object({ state: z.enum(['confirmed', 'already_confirmed', 'expired', 'sent', 'unknown']) }),
  }),
})
