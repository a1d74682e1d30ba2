import * as z from 'zod/mini'
import { joinUrl } from './confirm-call.ts'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

/** The page behind "Confirm the call" in the owner's mails, with `?token=`, and `&joinUrl=` for a video call. */
export const confirmCallLinkPath = '/confirm-call'

/**
 * Confirms the call of a mailed link without a sign-in. `changed`: the visitor has moved it since, which has a mail of
 * its own; `needs_link`: a video call whose mail named no address; `off`: it was declined or canceled, or has lapsed;
 * `unknown`: an invalid link.
 */
export const confirmCallByLink = defineContract({
  name: 'confirm-call-by-link',
  input: z.strictObject({ token: trimmedText(200), joinUrl }),
  output: z.object({
    data: z.object({ state: z.enum(['confirmed', 'already', 'changed', 'needs_link', 'off', 'unknown']) }),
  }),
})
