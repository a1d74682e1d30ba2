import { isEmailAddress, normaliseEmail } from '#domain/email'
import * as z from 'zod/mini'
import { trimmedText } from './text.ts'

/** An address in its one spelling. */
export const email = z
  .string()
  .check(z.overwrite(normaliseEmail), z.refine(isEmailAddress, 'Please enter a valid email address'))

/** Text that must not be empty after trimming. */
export function requiredText(maxLength: number, message: string) {
  return trimmedText(maxLength).check(z.minLength(1, message))
}
