import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** Records that a test mail arrived, by the token of its link. */
export const proveMail = defineContract({
  name: 'prove-mail',
  input: z.strictObject({ token: z.string().check(z.maxLength(1_000, 'This is no link of a test mail')) }),
  output: changeOutput(z.object({ isOwnerProved: z.boolean() })),
})
