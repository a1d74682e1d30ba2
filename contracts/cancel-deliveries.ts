import * as z from 'zod/mini'
import { chosenInput, isOneChoice } from './chosen.ts'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { deliverySearch, orMoreInput } from './replay-deliveries.ts'

/** The limit of one call: more would block visitors' forms on the embedded database for too long. */
export const maxCancelledAtOnce = 200

/** Cancels several deliveries. Running, finished and replaced ones stay as they are. */
export const cancelDeliveries = defineContract({
  name: 'cancel-deliveries',
  input: z
    .strictObject({ ...chosenInput(deliverySearch, maxCancelledAtOnce), ...orMoreInput })
    .check(isOneChoice),
  output: changeOutput(
    z.object({
      /** The ids of the canceled deliveries. */
      cancelled: z.array(z.string()),
    }),
  ),
})
