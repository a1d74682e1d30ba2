import * as z from 'zod/mini'
import { email, requiredText } from './person.ts'
import { defineSubmission } from './submission.ts'

/**
 * Requests the newsletter (behavior 9.8); the mailed button subscribes the address. `message` is for the visitor, and
 * the same for every address.
 */
export const subscribeNewsletter = defineSubmission({
  name: 'subscribe-newsletter',
  fields: z.strictObject({ name: requiredText(200, 'Please enter your name'), email }),
  output: z.object({ message: z.string() }),
})
