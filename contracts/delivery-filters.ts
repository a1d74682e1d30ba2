import { deliveryBranchNames, deliveryServiceNames } from '#domain/delivery-service'
import { deliveryViews } from '#domain/delivery-view'
import * as z from 'zod/mini'
import { trimmedText } from './text.ts'
import { time } from './time.ts'

/**
 * An absent list of kinds leaves out nothing. By service, branch or answer only what is not delivered is found, in one
 * of its lists: those are short, and among all that ever went out what is rare would be looked for from end to end.
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
    /** The last error, to the letter; empty for those that have none. */
    answer: z.optional(trimmedText(1_000)),
    /** Mails from before a mail server was connected: all of them, what is current, or what is out of date. */
    unsent: z.optional(z.enum(['all', 'current', 'stale'])),
    /** Written since then. */
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
