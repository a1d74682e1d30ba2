import { isEmailAddress, normaliseEmail } from '#domain/email'
import * as z from 'zod/mini'
import { trimmedText } from './text.ts'

const invalidEmail = 'Please enter a valid email address'

/** A normalized address. */
export const email = z
  .string({ error: ({ input }) => (input == null ? invalidEmail : undefined) })
  .check(z.overwrite(normaliseEmail), z.refine(isEmailAddress, invalidEmail))

/** An optional {@link email}; an empty one counts as missing. */
export const optionalEmail = z.optional(
  z.pipe(
    z.string().check(
      z.overwrite(normaliseEmail),
      z.refine((address) => address === '' || isEmailAddress(address), invalidEmail),
    ),
    z.transform((address) => address || undefined),
  ),
)

/** Required text, not empty after trimming. */
export function requiredText(maxLength: number, message: string) {
  return trimmedText(maxLength, message).check(z.minLength(1, message))
}
