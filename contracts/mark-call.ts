import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { choice } from './choice.ts'
import { callId } from './confirm-call.ts'
import { defineContract } from './contract.ts'

export const callOutcomes = ['came', 'no_show'] as const

/** Notes whether the visitor came to a call that is over. */
export const markCall = defineContract({
  name: 'mark-call',
  input: z.strictObject({ id: callId, outcome: choice(callOutcomes, 'Did they come, or not?') }),
  output: changeOutput(z.object({ id: z.string() })),
})
