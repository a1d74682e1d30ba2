import { deliveryStates } from '#domain/delivery-state'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { listInput, listOutput } from './list.ts'

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
  input: z.omit(
    listInput(
      /** What is in none of the lists is left out; an absent list leaves out nothing. */
      z.strictObject({
        state: z.optional(z.array(z.enum(deliveryStates)).check(z.maxLength(deliveryStates.length))),
        kind: z.optional(
          z
            .array(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'Not a kind of delivery')))
            .check(z.maxLength(50)),
        ),
      }),
      ['newest'],
    ),
    { q: true },
  ),
  output: listOutput(listedDelivery),
})
