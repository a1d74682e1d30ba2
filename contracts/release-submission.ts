import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { chosenInput, isOneChoice } from './chosen.ts'
import { defineContract } from './contract.ts'
import { submissionNarrowing } from './list-submissions.ts'
import { optionalText } from './text.ts'

/** The filter of `list-submissions` for quarantined submissions that wait. */
export const quarantineSearch = z.strictObject({
  q: optionalText(200),
  filters: z.optional(submissionNarrowing),
})
export type QuarantineSearch = z.output<typeof quarantineSearch>

/** The most forms that one transaction submits. */
export const maxReleased = 200

const outcome = z.object({ function: z.string(), answer: z.nullable(z.record(z.string(), z.unknown())) })

/**
 * Releases quarantined submissions: their functions run with the stored input as if it had just arrived, once.
 * `outcomes` are their responses, also on repeats. Of several, all are released or none.
 */
export const releaseSubmission = defineContract({
  name: 'release-submission',
  input: z
    .strictObject({
      id: z.optional(z.uuid('The id must be a UUID')),
      ...chosenInput(quarantineSearch, maxReleased),
    })
    .check(isOneChoice),
  output: changeOutput(
    z.union([
      /** For `id`. */
      z.object({
        id: z.string(),
        state: z.literal('released'),
        outcomes: z.array(outcome),
        /** The number of mails to visitors it causes. */
        mails: z.int(),
      }),
      /** For several: those released now. */
      z.object({ released: z.array(z.string()), mails: z.int() }),
    ]),
  ),
})
