import { scorecardAnswers } from '#contracts/scorecard-answers'
import { submissionId } from '#contracts/submission-id'
import { maxScore } from '#domain/score'
import * as z from 'zod/mini'

const scored = {
  score: z.int().check(z.gte(1), z.lte(maxScore)),
  formData: scorecardAnswers,
}

/** A finished scorecard: what is sent, kept for sending again, and shown on the results page. */
export const submission = z.object({ ...scored, submissionId })

export type Submission = z.output<typeof submission>

/** The navigation state of the results page (S0 §2). */
export const resultsState = z.object({ ...scored, submissionId: z.optional(submissionId) })
