import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { submissionId } from './submission-id.ts'
import { optionalText } from './text.ts'

const outOfRange = 'Please choose a rating from 1 to 10'

/** A visitor's feedback on the results page (behavior 7.10). */
export const submitScoreFeedback = defineContract({
  name: 'submit-score-feedback',
  input: z.strictObject({
    submissionId: z.optional(submissionId),
    rating: z.int(outOfRange).check(z.gte(1, outOfRange), z.lte(10, outOfRange)),
    comment: optionalText(2000),
  }),
  output: z.object({ data: z.object({ id: z.string() }) }),
})
