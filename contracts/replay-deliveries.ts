import * as z from 'zod/mini'
import { chosenInput, isOneChoice } from './chosen.ts'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { deliveryFilters } from './delivery-filters.ts'
import { optionalText } from './text.ts'

/** What `list-deliveries` would find. */
export const deliverySearch = z.strictObject({ q: optionalText(200), filters: z.optional(deliveryFilters) })

export const whereThereAreMore = {
  /** That many at least were seen: where there are more, the first of the list are meant. */
  orMore: z.optional(z.boolean()),
}

/**
 * Lets go what is held back or waits for a decision, and tries at once what failed, is unsure, was given up or cancelled.
 * What is on its way, done or replaced, or has no service connected, stays as it is, among those named and among what a
 * filter finds.
 */
export const replayDeliveries = defineContract({
  name: 'replay-deliveries',
  input: z
    .strictObject({
      ...chosenInput(deliverySearch),
      ...whereThereAreMore,
    })
    .check(isOneChoice),
  output: changeOutput(
    z.object({
      /** Those that go out now. */
      released: z.array(z.string()),
    }),
  ),
})
