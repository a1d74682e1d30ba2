import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** Cancels a delivery. A conflict if it is delivered or being sent; one that was cancelled before stays cancelled. */
export const cancelDelivery = defineContract({
  name: 'cancel-delivery',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: changeOutput(z.object({ id: z.string(), state: z.literal('cancelled') })),
})
