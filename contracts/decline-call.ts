import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { callId } from './confirm-call.ts'
import { defineContract } from './contract.ts'
import { rowVersion } from './row-version.ts'
import { optionalText } from './text.ts'

/** Declines a requested call, or cancels a booked one. The visitor is offered other times. */
export const declineCall = defineContract({
  name: 'decline-call',
  input: z.strictObject({
    id: callId,
    /** The version that was read; another one by now is a conflict. */
    version: rowVersion,
    /** A message to the visitor. */
    note: optionalText(500),
  }),
  output: changeOutput(z.object({ id: z.string() })),
})
