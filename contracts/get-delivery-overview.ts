import { deliveryBranchNames } from '#domain/delivery-service'
import { deliveryViews, openViews } from '#domain/delivery-view'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { count } from './count.ts'

const branch = z.object({
  /** The destination: visitors, the owner, the spreadsheet, Zoom; `web` copies pictures. */
  name: z.enum(deliveryBranchNames),
  connected: z.boolean(),
  /** Its deliveries in each open list, to 10,000. */
  counts: z.record(z.enum(openViews), z.int()),
})
export type DeliveryBranch = z.output<typeof branch>

/** The number of deliveries in each list, and of each destination in the open ones. */
export const getDeliveryOverview = defineContract({
  name: 'get-delivery-overview',
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      branches: z.array(branch),
      /** Each stops at 10,000. */
      counts: z.record(z.enum(deliveryViews), count),
      /** Mails are captured for good, because the site runs in development. */
      isCaptured: z.boolean(),
    }),
  }),
})
export type DeliveryOverview = z.output<typeof getDeliveryOverview.output>['data']
