import { isEmailAddress, normaliseEmail } from '#domain/email'
import * as z from 'zod/mini'
import { trimmedText } from './text.ts'

const invalidEmail = 'Please enter a valid email address'

/** An address in its one spelling. */
export const email = z
  .string({ error: ({ input }) => (input == null ? invalidEmail : undefined) })
  .check(z.overwrite(normaliseEmail), z.refine(isEmailAddress, invalidEmail))

/** {@link email} that may be left out; an empty one counts as left out. */
export const optionalEmail = z.optional(
  z.pipe(
    z.string().check(
      z.overwrite(normaliseEmail),
      z.refine((address) => address === '' || isEmailAddress(address), invalidEmail),
    ),
    z.transform((address) => address || undefined),
  ),
)

/** Text that must be there, and not be empty after trimming. */
export function requiredText(maxLength: number, message: string) {
  return trimmedText(maxLength, message).check(z.minLength(1, message))
}
