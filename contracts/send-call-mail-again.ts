import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { callToken } from './get-call.ts'

/** Sends the newest email about a call to its visitor again. `off` if nothing is ahead that it would be about. */
export const sendCallMailAgain = defineContract({
  name: 'send-call-mail-again',
  input: z.strictObject({ token: callToken }),
  output: z.object({ data: z.object({ state: z.enum(['sent', 'off', 'unknown']) }) }),
})
