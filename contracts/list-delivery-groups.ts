import { deliveryServiceNames } from '#domain/delivery-service'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { deliveryFilters } from './delivery-filters.ts'
import { listedDelivery } from './list-deliveries.ts'
import { optionalText } from './text.ts'

const deliveryGroup = z.object({
  service: z.enum(deliveryServiceNames),
  /** The last error that all of them have; null for those that have none. */
  answer: z.nullable(z.string()),
  /** Of mails from before a mail server was connected, whether they are out of date; null for all others. */
  stale: z.nullable(z.boolean()),
  count: z.int(),
  /** Of them, those that a replay would try again. */
  canReplay: z.int(),
  /** Of them, those that were given up, and those that may have arrived. */
  givenUp: z.int(),
  unsure: z.int(),
  /** The newest few; of what waits for a connection the oldest. */
  deliveries: z.array(listedDelivery),
})
export type DeliveryGroup = z.output<typeof deliveryGroup>

/**
 * The deliveries of a list by what their service has answered, the largest group first: what fails for one reason is
 * mended once. `isAll` is false when there were more than the 10,000 that were looked at, the newest.
 */
export const listDeliveryGroups = defineContract({
  name: 'list-delivery-groups',
  input: z.strictObject({ q: optionalText(200), filters: z.optional(deliveryFilters) }),
  output: z.object({ data: z.array(deliveryGroup), isAll: z.boolean() }),
})
