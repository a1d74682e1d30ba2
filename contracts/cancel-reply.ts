import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/**
 * Takes a reply back that has not been sent, and gives what it said; null where it was taken back before. One that is
 * being sent, or was, is refused as a conflict.
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
