import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { chosenInput, isOneChoice } from './chosen.ts'
import { defineContract } from './contract.ts'
import { quarantineSearch } from './release-submission.ts'

/** Rejects quarantined submissions as spam. They stay stored and can still be released. */
export const rejectSubmission = defineContract({
  name: 'reject-submission',
  input: z
    .strictObject({ id: z.optional(z.uuid('The id must be a UUID')), ...chosenInput(quarantineSearch) })
    .check(isOneChoice),
  output: changeOutput(
    z.union([
      z.object({ id: z.string(), state: z.literal('rejected') }),
      /** For several: those rejected now. */
      z.object({ rejected: z.array(z.string()) }),
    ]),
  ),
})
