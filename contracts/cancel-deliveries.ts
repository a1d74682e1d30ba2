import * as z from 'zod/mini'
import { chosenInput, isOneChoice } from './chosen.ts'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { deliverySearch } from './replay-deliveries.ts'

/** Says of several deliveries that they are not to be sent. What is being sent, done or replaced stays as it is. */
export const cancelDeliveries = defineContract({
  name: 'cancel-deliveries',
  input: z.strictObject(chosenInput(deliverySearch)).check(isOneChoice),
  output: changeOutput(
    z.object({
      /** Those that are not sent any more. */
      cancelled: z.array(z.string()),
    }),
  ),
})
