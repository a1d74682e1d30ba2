import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

/** The page behind the permission mail's button, with `?token=`. */
export const givePermissionPath = '/testimonials/permission'

/**
 * Gives permission to publish the author's own testimonial. `already` if it was given before; `unknown` for an
 * invalid link or a deleted testimonial.
 */
export const givePermission = defineContract({
  name: 'give-permission',
  input: z.strictObject({ token: trimmedText(200) }),
  output: z.object({ data: z.object({ state: z.enum(['given', 'already', 'unknown']) }) }),
})
