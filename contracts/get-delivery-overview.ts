import { deliveryBranchNames } from '#domain/delivery-service'
import { deliveryViews } from '#domain/delivery-view'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { count } from './count.ts'

/** The number of parts of the last 24 hours. */
export const partsOfADay = 48

const branch = z.object({
  /** The destination: visitors, the owner, the spreadsheet, Zoom; `web` copies pictures. */
  name: z.enum(deliveryBranchNames),
  connected: z.boolean(),
  /** The last 24 hours in half-hours, oldest first: attempts that succeeded, failed, or are uncertain. */
  day: z
    .array(z.object({ delivered: z.int(), failed: z.int(), unsure: z.int() }))
    .check(z.length(partsOfADay)),
  /** The median time from creation to delivery within the day; null without any. */
  halfWithinMs: z.nullable(z.int()),
  /** Deliveries that need somebody, to 10,000. */
  needsOwner: z.int(),
  /** When the first of them was attempted, or created if it never was. */
  since: z.nullable(z.iso.datetime()),
  /** Deliveries waiting for their turn or a retry, to 10,000. */
  waits: z.int(),
  /** Deliveries waiting for their service's settings, or mails for the owner's decision, to 10,000. */
  notConnected: z.int(),
})
export type DeliveryBranch = z.output<typeof branch>

/** Each connection's last 24 hours, and the number of deliveries in each list. */
export const getDeliveryOverview = defineContract({
  name: 'get-delivery-overview',
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      /** Submissions stored within 24 hours, to 10,000. */
      kept: count,
      branches: z.array(branch),
      /** Each stops at 10,000. */
      counts: z.record(z.enum(deliveryViews), count),
      /** Mails are captured for good, because the site runs in development. */
      isCaptured: z.boolean(),
    }),
  }),
})
export type DeliveryOverview = z.output<typeof getDeliveryOverview.output>['data']
