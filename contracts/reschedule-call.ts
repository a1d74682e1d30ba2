import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { callId, joinUrl } from './confirm-call.ts'
import { defineContract } from './contract.ts'
import { rowVersion } from './row-version.ts'
import { optionalText } from './text.ts'
import { time } from './time.ts'

/**
 * Moves a requested or booked call by the business, which has agreed to the new time: the call is booked then. The
 * time may lie outside of the hours that visitors can choose from, and never within another call. A video call needs
 * its link.
 */
export const rescheduleCall = defineContract({
  name: 'reschedule-call',
  input: z.strictObject({
    id: callId,
    /** The version that was read; another one by now is a conflict. */
    version: rowVersion,
    startsAt: time('Please pick a time'),
    joinUrl,
    /** A message to the visitor. */
    note: optionalText(500),
  }),
  output: changeOutput(z.object({ id: z.string() })),
})
