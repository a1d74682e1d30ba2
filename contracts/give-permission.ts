import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

/** The page behind the button of the mail that asks for it; `?token=` says whose words they are. */
export const givePermissionPath = '/testimonials/permission'

/**
 * Allows that somebody's own words are published. `already` when they had allowed it by then; `unknown` for a link that
 * is not ours, is too old or has lost a part, and for words that were deleted.
 */
export const givePermission = defineContract({
  name: 'give-permission',
  input: z.strictObject({ token: trimmedText(200) }),
  output: z.object({ data: z.object({ state: z.enum(['given', 'already', 'unknown']) }) }),
})
