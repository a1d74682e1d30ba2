import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { email } from './person.ts'

/**
 * Sends a visitor's mail to a corrected address, at once. The contact's address stays; the mail's old one is
 * logged. Other mails about the same call follow.
 */
export const correctDelivery = defineContract({
  name: 'correct-delivery',
  input: z.strictObject({ id: z.uuid('The id must be a UUID'), recipient: email }),
  output: changeOutput(z.object({ id: z.string(), recipient: z.string() })),
})
