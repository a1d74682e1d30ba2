import { formStamp } from '#app/lib/form-stamp'
import { kept } from '#app/lib/kept'
import { sentContent, submissionIds } from '#app/lib/submission-id'
import { scorecardAnswers } from '#contracts/scorecard-answers'
import { submissionId } from '#contracts/submission-id'
import { maxScore } from '#domain/score'
import * as z from 'zod/mini'

const scored = {
  score: z.int().check(z.gte(1), z.lte(maxScore)),
  formData: scorecardAnswers,
}

/** What speaks for or against a machine goes wherever the scorecard is sent from. */
const evidence = {
  stamp: z.optional(formStamp),
  /** The hidden field; see `trapName`. */
  topic: z.optional(z.string()),
}

/** A finished scorecard: what is sent, kept for sending again, and shown on the results page. */
export const submission = z.object({ ...scored, ...evidence, submissionId })

export type Submission = z.output<typeof submission>

/** Kept in the browser: a second try after a reload is the same submission. */
export const scorecardIds = submissionIds(kept('scorecard-submission', sentContent))

/** The same without the id, which state of another origin may lack. */
export const completeState = z.object(scored)

const { manualHours, teamSize } = scorecardAnswers.shape

/**
 * The navigation state of the results page (S0 §2). Two answers may be missing: they count as 11-20 hours and as a
 * team of one (readings of the specification, 28).
 */
export const resultsState = z.object({
  score: scored.score,
  formData: z.object({
    ...scorecardAnswers.shape,
    manualHours: z._default(manualHours, '11-20'),
    teamSize: z._default(teamSize, 'solo'),
  }),
  submissionId: z.optional(submissionId),
  ...evidence,
})
