import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

/**
 * Lets go what is held back and tries once more what was given up. What is on its way, done or replaced stays as it is.
 */
export const replayDeliveries = defineContract({
  name: 'replay-deliveries',
  input: z.strictObject({
    ids: z
      .array(z.uuid('The id must be a UUID'))
      .check(z.minLength(1, 'Name at least one delivery'), z.maxLength(500, 'At most 500 at once')),
  }),
  output: z.object({
    /** Those that go out now. */
    data: z.object({ released: z.array(z.string()) }),
  }),
})
