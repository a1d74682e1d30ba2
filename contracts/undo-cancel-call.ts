import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { callToken } from './get-call.ts'

/**
 * Asks for a call again that its visitor has just canceled, at the same time; the business confirms it. `gone`:
 * somebody else holds that time, or it can no longer be requested; `off`: its visitor has not just canceled it.
 */
export const undoCancelCall = defineContract({
  name: 'undo-cancel-call',
  input: z.strictObject({ token: callToken }),
  output: z.object({ data: z.object({ state: z.enum(['requested', 'gone', 'off', 'unknown']) }) }),
})
