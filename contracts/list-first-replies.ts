import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { firstReply } from './first-reply.ts'

/** The replies from which Today's first response times are computed, with their contacts, newest first. */
export const listFirstReplies = defineContract({
  name: 'list-first-replies',
  input: z.strictObject({}),
  output: z.object({
    data: z.array(z.extend(firstReply, { contactId: z.string(), who: z.string() })),
  }),
})
