import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { scorecardAnswers } from './scorecard-answers.ts'
import { submissionExtras } from './submission.ts'

/**
 * Stores a scorecard and puts it into the owner's spreadsheet (behavior 6.8). `score` and `costOfInaction`
 * (US dollars, the saved figure of behavior 7.9) are the caller's own; the server computes both from the answers.
 */
export const sendToSheets = defineContract({
  name: 'send-to-sheets',
  input: z.strictObject({
    score: z.number(),
    formData: scorecardAnswers,
    costOfInaction: z.number(),
    ...submissionExtras,
  }),
  output: z.object({ data: z.object({ id: z.string(), score: z.number() }) }),
})
