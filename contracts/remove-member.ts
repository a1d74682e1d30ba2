import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/**
 * Takes the role from somebody else in the team and ends all their sessions at once. What they did keeps their name.
 * A conflict for the last owner; one without a role counts as removed.
 */
export const removeMember = defineContract({
  name: 'remove-member',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: changeOutput(z.object({ id: z.string() })),
})
