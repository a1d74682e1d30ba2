import { deliveryBranchNames, deliveryServiceNames } from '#domain/delivery-service'
import { deliveryStates } from '#domain/delivery-state'
import { deliveryViews } from '#domain/delivery-view'
import * as z from 'zod/mini'
import { trimmedText } from './text.ts'

/** What is in none of the lists is left out; an absent list leaves out nothing. */
export const deliveryFilters = z.strictObject({
  state: z.optional(z.array(z.enum(deliveryStates)).check(z.maxLength(deliveryStates.length))),
  kind: z.optional(
    z.array(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'Not a kind of delivery'))).check(z.maxLength(50)),
  ),
  view: z.optional(z.enum(deliveryViews)),
  service: z.optional(z.enum(deliveryServiceNames)),
  branch: z.optional(z.enum(deliveryBranchNames)),
  /** The last error, to the letter; empty for those that have none. */
  answer: z.optional(trimmedText(1_000)),
  /** Written since then. */
  since: z.optional(z.iso.datetime('Not a time')),
})
export type DeliveryFilters = z.output<typeof deliveryFilters>
