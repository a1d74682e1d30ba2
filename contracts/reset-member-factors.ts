import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

/** Removes the second steps of a colleague who lost a phone or passkey, ends their sessions, and sends them a mail. */
export const resetMemberFactors = defineContract({
  name: 'reset-member-factors',
  input: z.strictObject({ id: z.uuid('There is no such account') }),
  output: z.object({ data: z.object({ id: z.uuid() }), logId: z.nullable(z.string()) }),
})
