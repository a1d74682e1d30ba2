import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

/** Where the feed of the calls can be read: `/calendars/<token>.ics`. */
export const callFeedPath = '/calendars'

/** Makes the secret address of the feed of all calls. One that was made before stops working at once. */
export const renewCallFeed = defineContract({
  name: 'renew-call-feed',
  input: z.strictObject({}),
  output: z.object({
    data: z.object({ since: z.iso.datetime() }),
    /**
     * The address's path. It is never stored: a repeat under the same idempotency key returns the response without it.
     */
    link: z.optional(z.string()),
    logId: z.nullable(z.string()),
  }),
})
