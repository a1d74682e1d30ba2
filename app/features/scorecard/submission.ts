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

const { manualHours, hourlyValue, teamSize } = scorecardAnswers.shape

/**
 * The navigation state of the results page (S0 §2). What the cost is counted from may be missing or stand outside its
 * table: such hours are left to the default, 15 a week, such a value is worth $100 an hour, as if it had been
 * skipped, and such a team is one person (readings of the specification, 28).
 */
export const resultsState = z.object({
  score: scored.score,
  formData: z.object({
    ...scorecardAnswers.shape,
    manualHours: z.catch(z.optional(manualHours), undefined),
    hourlyValue: z.catch(hourlyValue, 'skip'),
    teamSize: z.catch(teamSize, 'solo'),
  }),
  submissionId: z.optional(submissionId),
  ...evidence,
})
