import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { contactId } from './update-contact.ts'

/** Makes a client's own link to the week-1 intake. Earlier links stay valid until they expire. */
export const createIntakeLink = defineContract({
  name: 'create-intake-link',
  input: z.strictObject({ id: contactId }),
  output: z.object({
    data: z.object({ id: z.string(), expiresAt: z.iso.datetime() }),
    /** The link's path. It is never stored: a repeat under the same idempotency key returns the response without it. */
    link: z.optional(z.string()),
    logId: z.nullable(z.string()),
  }),
})
