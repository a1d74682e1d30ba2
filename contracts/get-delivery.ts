import { attemptOutcomes } from '#domain/delivery-state'
import { missingContentReasons } from '#domain/missing-content'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { listedDelivery } from './list-deliveries.ts'

const attempt = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  /** Null for a lost attempt. */
  tookMs: z.nullable(z.int()),
  outcome: z.enum(attemptOutcomes),
  answer: z.nullable(z.string()),
})

/** The content of a delivery. A mail's private links are left out. */
const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail'), subject: z.string(), text: z.string() }),
  /** Columns and cells, or fields and values. */
  z.object({ kind: z.literal('row'), cells: z.array(z.tuple([z.string(), z.string()])) }),
  z.object({ kind: z.literal('json'), body: z.string() }),
  z.object({
    kind: z.literal('none'),
    because: z.enum(missingContentReasons),
    /** Why nobody needs it, as a sentence. */
    why: z.nullable(z.string()),
  }),
])
export type DeliveryContent = z.output<typeof content>

/** Returns one delivery with every attempt, newest first, and its content; never a secret. */
export const getDelivery = defineContract({
  name: 'get-delivery',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: z.object({
    /** Null if it does not exist. */
    data: z.nullable(
      z.extend(listedDelivery, {
        key: z.string(),
        allAttempts: z.array(attempt),
        content,
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
