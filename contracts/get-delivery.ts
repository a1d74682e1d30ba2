import { attemptOutcomes } from '#domain/delivery-state'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { listedDelivery } from './list-deliveries.ts'

const attempt = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  /** Null if it was lost. */
  tookMs: z.nullable(z.int()),
  outcome: z.enum(attemptOutcomes),
  answer: z.nullable(z.string()),
})

/** One delivery with every attempt, newest first, and its content as text; never a secret. */
export const getDelivery = defineContract({
  name: 'get-delivery',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: z.object({
    /** Null if it does not exist. */
    data: z.nullable(
      z.extend(listedDelivery, {
        key: z.string(),
        allAttempts: z.array(attempt),
        sent: z.array(z.tuple([z.string(), z.union([z.string(), z.readonly(z.array(z.string()))])])),
        canReplay: z.boolean(),
        canCancel: z.boolean(),
        /** Whether it can be sent to another address. */
        canCorrect: z.boolean(),
        /** Its payload was deleted, so it cannot be sent any more. */
        isForgotten: z.boolean(),
      }),
    ),
  }),
})
export type DeliveryDetail = NonNullable<z.output<typeof getDelivery.output>['data']>
