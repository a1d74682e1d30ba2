import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { memberRole } from './invite-member.ts'

/** Changes the role of somebody else in the team, from their next call on. A conflict for the last owner. */
export const setMemberRole = defineContract({
  name: 'set-member-role',
  input: z.strictObject({ id: z.uuid('The id must be a UUID'), role: memberRole }),
  output: changeOutput(z.object({ id: z.string(), role: memberRole })),
})
