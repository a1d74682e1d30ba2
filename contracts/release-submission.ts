import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

/**
 * Lets a submission through that was held back: its functions run with what was kept, as if it had just come, once.
 * `outcomes` is what they answered, then and whenever it is asked for again.
 */
export const releaseSubmission = defineContract({
  name: 'release-submission',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: z.object({
    data: z.object({
      id: z.string(),
      state: z.literal('released'),
      outcomes: z.array(
        z.object({ function: z.string(), answer: z.nullable(z.record(z.string(), z.unknown())) }),
      ),
    }),
  }),
})
