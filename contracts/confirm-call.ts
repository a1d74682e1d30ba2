import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { rowVersion } from './row-version.ts'
import { optionalWebAddress } from './web-address.ts'

export const callId = z.uuid('The id must be a UUID')

/** The address of a video call. */
export const joinUrl = optionalWebAddress(
  'Please enter the address of the call, such as https://meet.example.com/room',
)

/**
 * Confirms a requested call: the visitor gets an invitation for their calendar. A video call needs its link.
 */
export const confirmCall = defineContract({
  name: 'confirm-call',
  input: z.strictObject({
    id: callId,
    /** The version that was read: the visitor may have moved the call since then. */
    version: rowVersion,
    joinUrl,
  }),
  output: changeOutput(z.object({ id: z.string() })),
})
