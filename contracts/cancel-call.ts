import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { callToken } from './get-call.ts'
import { optionalText } from './text.ts'

/** Cancels the call of a mailed link, by its visitor. `off` if it already was, or has begun. */
export const cancelCall = defineContract({
  name: 'cancel-call',
  input: z.strictObject({ token: callToken, note: optionalText(500) }),
  output: z.object({ data: z.object({ state: z.enum(['canceled', 'off', 'unknown']) }) }),
})
