import { deliveryStates } from '#domain/delivery-state'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

const time = z.nullable(z.iso.datetime())

const listedDelivery = z.object({
  id: z.string(),
  kind: z.string(),
  /** The address a mail goes to; null for what goes to a service, and to the owner. */
  recipient: z.nullable(z.string()),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  /** Why the last attempt failed, or why it is held back or will not be sent: a sentence for the owner. */
  last_error: z.nullable(z.string()),
  next_attempt_at: time,
  expires_at: time,
  delivered_at: time,
  created_at: z.iso.datetime(),
})
export type ListedDelivery = z.output<typeof listedDelivery>

/** What must reach the outside and how far it has come, the newest first; for the back office. */
export const listDeliveries = defineContract({
  name: 'list-deliveries',
  input: z.strictObject({
    /** What is in none of the lists is left out; an absent list leaves out nothing. */
    filters: z.optional(
      z.strictObject({
        state: z.optional(z.array(z.enum(deliveryStates)).check(z.maxLength(deliveryStates.length))),
        kind: z.optional(
          z
            .array(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'Not a kind of delivery')))
            .check(z.maxLength(50)),
        ),
      }),
    ),
    /** The `nextCursor` of the page before. */
    cursor: z.optional(
      z
        .string()
        .check(z.regex(/^\d{1,16}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Not the cursor of a page')),
    ),
    /** Default 50. */
    limit: z.optional(
      z.int('Must be a whole number').check(z.gte(1, 'Must be 1 or more'), z.lte(100, 'Must be at most 100')),
    ),
  }),
  output: z.object({
    data: z.array(listedDelivery),
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
    /** How many there are on all pages; counted to 10,000. */
    count: z.object({ value: z.number(), exact: z.boolean() }),
  }),
})
