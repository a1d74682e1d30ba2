import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/**
 * Assigns a submission without an address to a contact. A conflict if it belongs to somebody else. The response's
 * `contactId` is the surviving contact after merges.
 */
export const assignSubmission = defineContract({
  name: 'assign-submission',
  input: z.strictObject({
    id: z.uuid('The id must be a UUID'),
    contactId: z.uuid('The id must be a UUID'),
  }),
  output: changeOutput(z.object({ id: z.string(), contactId: z.string() })),
})
