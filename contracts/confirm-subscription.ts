import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

const confirmationSteps = ['confirm', 'send-again'] as const

/** The page behind the confirmation mail's button, with `?token=`. */
export const confirmSubscriptionPath = '/newsletter/confirm'

/**
 * Confirms the subscription of a mailed link, or sends the mail again. The response's `state`: `expired` for a link
 * that is too old, or older than an unsubscribe; `unknown` for an invalid one.
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
