import * as z from 'zod/mini'
import { chosenInput, isOneChoice } from './chosen.ts'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { deliverySearch, whereThereAreMore } from './replay-deliveries.ts'

/** More would keep the embedded database from visitors' forms for too long. */
export const mostCancelledAtOnce = 200

/** Says of several deliveries that they are not to be sent. What is being sent, done or replaced stays as it is. */
export const cancelDeliveries = defineContract({
  name: 'cancel-deliveries',
  input: z
    .strictObject({ ...chosenInput(deliverySearch, mostCancelledAtOnce), ...whereThereAreMore })
    .check(isOneChoice),
  output: changeOutput(
    z.object({
      /** Those that are not sent any more. */
      cancelled: z.array(z.string()),
    }),
  ),
})
