import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { chosenInput, isOneChoice } from './chosen.ts'
import { defineContract } from './contract.ts'
import { heldSearch } from './release-submission.ts'

/** Marks submissions that were held back as junk. They stay whole and can still be released. */
export const rejectSubmission = defineContract({
  name: 'reject-submission',
  input: z
    .strictObject({ id: z.optional(z.uuid('The id must be a UUID')), ...chosenInput(heldSearch) })
    .check(isOneChoice),
  output: changeOutput(
    z.union([
      z.object({ id: z.string(), state: z.literal('rejected') }),
      /** Of several: those that were rejected now. */
      z.object({ rejected: z.array(z.string()) }),
    ]),
  ),
})
