import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { chosenInput, isOneChoice } from './chosen.ts'
import { defineContract } from './contract.ts'
import { submissionNarrowing } from './list-submissions.ts'
import { optionalText } from './text.ts'

/** What `list-submissions` would find of what is held back and still waits. */
export const heldSearch = z.strictObject({ q: optionalText(200), filters: z.optional(submissionNarrowing) })
export type HeldSearch = z.output<typeof heldSearch>

/** As many forms as one transaction submits. */
export const mostReleased = 200

const outcome = z.object({ function: z.string(), answer: z.nullable(z.record(z.string(), z.unknown())) })

/**
 * Lets submissions through that were held back: their functions run with what was kept, as if it had just come, once.
 * `outcomes` is what they answered, then and whenever it is asked for again. Of several, all are let through or none.
 */
export const releaseSubmission = defineContract({
  name: 'release-submission',
  input: z
    .strictObject({
      id: z.optional(z.uuid('The id must be a UUID')),
      ...chosenInput(heldSearch, mostReleased),
    })
    .check(isOneChoice),
  output: changeOutput(
    z.union([
      /** Of `id`. */
      z.object({
        id: z.string(),
        state: z.literal('released'),
        outcomes: z.array(outcome),
        /** How many mails to visitors go out by this. */
        mails: z.int(),
      }),
      /** Of several: those that were let through now. */
      z.object({ released: z.array(z.string()), mails: z.int() }),
    ]),
  ),
})
