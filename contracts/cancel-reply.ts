import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/**
 * Undoes a reply that has not been sent, and returns its text; null if it was undone before. A conflict once it is
 * being sent or was sent.
 */
export const cancelReply = defineContract({
  name: 'cancel-reply',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: changeOutput(
    z.object({
      id: z.string(),
      draft: z.nullable(z.object({ contactId: z.string(), subject: z.string(), text: z.string() })),
    }),
  ),
})
