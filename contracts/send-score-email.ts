import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { scorecardAnswers } from './scorecard-answers.ts'
import { submissionExtras } from './submission.ts'

/**
 * Stores a scorecard and mails its result to the visitor (behavior 6.8). `score` is the caller's figure and may be
 * any number: the server computes its own and returns that.
 */
export const sendScoreEmail = defineContract({
  name: 'send-score-email',
  input: z.strictObject({
    score: z.number(),
    formData: scorecardAnswers,
    ...submissionExtras,
  }),
  output: z.object({
    data: z.object({
      id: z.string(),
      score: z.number(),
      /** With it the scorecard can be taken along to a call (`book-call`). */
      token: z.optional(z.string()),
    }),
  }),
})
