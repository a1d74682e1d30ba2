import { deliveryBranchNames } from '#domain/delivery-service'
import { deliveryViews } from '#domain/delivery-view'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { count } from './count.ts'

/** How many parts the last 24 hours have. */
export const partsOfADay = 48

const branch = z.object({
  /** Whom it is for: visitors, the owner, the spreadsheet, Zoom; `web` copies pictures. */
  name: z.enum(deliveryBranchNames),
  connected: z.boolean(),
  /** The last 24 hours in half-hours, the oldest first: how many tries got through, failed, or left us unsure. */
  day: z
    .array(z.object({ delivered: z.int(), failed: z.int(), unsure: z.int() }))
    .check(z.length(partsOfADay)),
  /** Half of those delivered within the day took at most as long, from being written; null without any. */
  halfWithinMs: z.nullable(z.int()),
  /** What gets no further without somebody, to 10,000. */
  needsOwner: z.int(),
  /** The first of them was tried then, or written if it never was. */
  since: z.nullable(z.iso.datetime()),
  /** What waits for its turn or its retry, to 10,000. */
  waits: z.int(),
  /** What waits for its service's settings; mails also for the owner's decision, to 10,000. */
  notConnected: z.int(),
})
export type DeliveryBranch = z.output<typeof branch>

/** What each connection has done within 24 hours, and how many deliveries are in each list. */
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
      /** Mails are kept as files for good, because the site runs for development. */
      isCaptured: z.boolean(),
    }),
  }),
})
export type DeliveryOverview = z.output<typeof getDeliveryOverview.output>['data']
