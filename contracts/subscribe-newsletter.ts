import * as z from 'zod/mini'
import { email, requiredText } from './person.ts'
import { defineSubmission } from './submission.ts'

/** Puts an address on the newsletter's list, at once (S1 §2, §7). `message` is for the visitor. */
export const subscribeNewsletter = defineSubmission({
  name: 'subscribe-newsletter',
  fields: z.strictObject({ name: requiredText(200, 'Please enter your name'), email }),
  output: z.object({ message: z.string() }),
})
