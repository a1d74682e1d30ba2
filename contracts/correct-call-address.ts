import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { callToken } from './get-call.ts'
import { email } from './person.ts'

/**
 * Sends what is emailed about a call to another address from now on, the newest email at once. `too_many`: it had
 * several addresses already; `off` if nothing is ahead that an email would be about.
 */
export const correctCallAddress = defineContract({
  name: 'correct-call-address',
  input: z.strictObject({ token: callToken, address: email }),
  output: z.object({ data: z.object({ state: z.enum(['corrected', 'too_many', 'off', 'unknown']) }) }),
})
