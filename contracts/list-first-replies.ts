import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { firstReply } from './first-reply.ts'

/** Who is behind the first response times of Today, newest first; the same replies as there. */
export const listFirstReplies = defineContract({
  name: 'list-first-replies',
  input: z.strictObject({}),
  output: z.object({
    data: z.array(z.extend(firstReply, { contactId: z.string(), who: z.string() })),
  }),
})
