import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/**
 * Says whose a submission without an address is: it joins the line of that person. One that belongs to somebody else
 * is refused as a conflict. `contactId` of the answer is who they were merged into, if they were.
 */
export const assignSubmission = defineContract({
  name: 'assign-submission',
  input: z.strictObject({
    id: z.uuid('The id must be a UUID'),
    contactId: z.uuid('The id must be a UUID'),
  }),
  output: changeOutput(z.object({ id: z.string(), contactId: z.string() })),
})
