import * as z from 'zod/mini'
import { email, requiredText } from './person.ts'
import { defineSubmission } from './submission.ts'

/**
 * Asks for the newsletter (S1 §2, §7); the address is on its list once the mailed button has been pressed. `message`
 * is for the visitor, and the same whether or not the address is on it already.
 */
export const subscribeNewsletter = defineSubmission({
  name: 'subscribe-newsletter',
  fields: z.strictObject({ name: requiredText(200, 'Please enter your name'), email }),
  output: z.object({ message: z.string() }),
})
