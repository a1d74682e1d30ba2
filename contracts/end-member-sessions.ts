import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** Signs somebody else in the team out everywhere, at once. They may sign in again. */
export const endMemberSessions = defineContract({
  name: 'end-member-sessions',
  input: z.strictObject({ id: z.uuid('There is no such account') }),
  output: changeOutput(z.object({ ended: z.int() })),
})
