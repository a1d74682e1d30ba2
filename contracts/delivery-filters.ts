import { deliveryBranchNames, deliveryServiceNames } from '#domain/delivery-service'
import { deliveryViews } from '#domain/delivery-view'
import * as z from 'zod/mini'
import { trimmedText } from './text.ts'
import { time } from './time.ts'

/**
 * Filters for deliveries; without kinds, all kinds. Service, destination and response only filter a list of
 * undelivered ones: those are few, and among all deliveries a rare value would need a full scan.
 */
export const deliveryFilters = z
  .strictObject({
    kind: z.optional(
      z
        .array(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'Not a kind of delivery')))
        .check(z.maxLength(50)),
    ),
    view: z.optional(z.enum(deliveryViews)),
    service: z.optional(z.enum(deliveryServiceNames)),
    branch: z.optional(z.enum(deliveryBranchNames)),
    /** The last error, exactly; empty for none. */
    answer: z.optional(trimmedText(1_000)),
    /** Mails from before a mail server was connected: all, current, or outdated. */
    unsent: z.optional(z.enum(['all', 'current', 'stale'])),
    /** Created since then. */
    since: z.optional(time('Not a time')),
  })
  .check(
    z.refine(
      ({ view, service, branch, answer }) =>
        (service ?? branch ?? answer) === undefined || (view !== undefined && view !== 'delivered'),
      { path: ['view'], error: 'Say in which list of what is not delivered' },
    ),
  )
export type DeliveryFilters = z.output<typeof deliveryFilters>
