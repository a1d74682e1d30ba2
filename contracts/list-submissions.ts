import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { listInput, listOutput } from './list.ts'

const state = z.enum(['held', 'released', 'rejected'])

const heldSubmission = z.object({
  id: z.string(),
  state,
  /** Whose it is, as far as it says. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Why it was held back: sentences. */
  reasons: z.array(z.string()),
  /** What was sent, and the functions it was sent to. */
  calls: z.array(z.object({ function: z.string(), input: z.record(z.string(), z.unknown()) })),
  /** ISO 8601, as is `decidedAt`: when it was released or rejected. */
  heldAt: z.string(),
  decidedAt: z.nullable(z.string()),
})

export type HeldSubmission = z.output<typeof heldSubmission>

/** The submissions that were held back as a machine's, newest first; without a filter those that still wait. */
export const listSubmissions = defineContract({
  name: 'list-submissions',
  input: listInput(z.strictObject({ state: z.optional(state) }), ['newest']),
  output: listOutput(heldSubmission),
})
