import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/**
 * Says of a delivery that it is not to go out. What is delivered, or is being sent at this moment, is refused as a
 * conflict: nobody can take it back. One that was cancelled before stays as it is.
 */
export const cancelDelivery = defineContract({
  name: 'cancel-delivery',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: changeOutput(z.object({ id: z.string(), state: z.literal('cancelled') })),
})
