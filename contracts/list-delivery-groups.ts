import { deliveryServiceNames } from '#domain/delivery-service'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { deliveryFilters } from './delivery-filters.ts'
import { listedDelivery } from './list-deliveries.ts'
import { optionalText } from './text.ts'

const deliveryGroup = z.object({
  service: z.enum(deliveryServiceNames),
  /** The last error that all of them have; null for none. */
  answer: z.nullable(z.string()),
  /** For mails from before a mail server was connected, whether they are outdated; null for others. */
  stale: z.nullable(z.boolean()),
  count: z.int(),
  /** Those that a replay would send. */
  canReplay: z.int(),
  /** Those whose recipient's address does not exist, those that failed, and those that may have arrived. */
  noAddress: z.int(),
  givenUp: z.int(),
  unsure: z.int(),
  /** The newest few; of those waiting for a connection the oldest. */
  deliveries: z.array(listedDelivery),
})
export type DeliveryGroup = z.output<typeof deliveryGroup>

/**
 * A list's deliveries grouped by their service's response, largest group first, so that one cause is fixed once.
 * `isAll` is false beyond the newest 10,000, which were examined.
 */
export const listDeliveryGroups = defineContract({
  name: 'list-delivery-groups',
  input: z.strictObject({ q: optionalText(200), filters: z.optional(deliveryFilters) }),
  output: z.object({ data: z.array(deliveryGroup), isAll: z.boolean() }),
})
