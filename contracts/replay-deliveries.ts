import * as z from 'zod/mini'
import { chosenInput, isOneChoice } from './chosen.ts'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { deliveryFilters } from './delivery-filters.ts'
import { optionalText } from './text.ts'

/** The filter of `list-deliveries`. */
export const deliverySearch = z.strictObject({ q: optionalText(200), filters: z.optional(deliveryFilters) })

export const orMoreInput = {
  /** Accepts more rows than `expectedCount`: the action then applies to that many, the first of the list. */
  orMore: z.optional(z.boolean()),
}

/**
 * Releases held deliveries and those waiting for a decision, and sends failed, uncertain and cancelled ones at once.
 * Running, finished and replaced ones, and those without a connected service, stay as they are.
 */
export const replayDeliveries = defineContract({
  name: 'replay-deliveries',
  input: z
    .strictObject({
      ...chosenInput(deliverySearch),
      ...orMoreInput,
    })
    .check(isOneChoice),
  output: changeOutput(
    z.object({
      /** Those that are sent now. */
      released: z.array(z.string()),
    }),
  ),
})
