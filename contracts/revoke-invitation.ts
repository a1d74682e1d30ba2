import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** Ends an invitation and its link. One that is gone counts as revoked. */
export const revokeInvitation = defineContract({
  name: 'revoke-invitation',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: changeOutput(z.object({ id: z.string() })),
})
