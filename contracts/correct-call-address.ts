import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { callToken } from './get-call.ts'
import { email } from './person.ts'

/**
 * Sends all further emails about a call to another address, and the newest one again at once. `too_many`: its address
 * was corrected too often (`callLimits`); `off`: nothing is ahead that an email would be about.
 */
export const correctCallAddress = defineContract({
  name: 'correct-call-address',
  input: z.strictObject({ token: callToken, address: email }),
  output: z.object({ data: z.object({ state: z.enum(['corrected', 'too_many', 'off', 'unknown']) }) }),
})
