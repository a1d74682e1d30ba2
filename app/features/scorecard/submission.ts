import { formStamp } from '#app/lib/form-stamp'
import { storedValue } from '#app/lib/stored-value'
import { sentContent, submissionIds } from '#app/lib/submission-id'
import { scorecardAnswers } from '#contracts/scorecard-answers'
import { submissionId } from '#contracts/submission-id'
import { maxScore } from '#domain/score'
import * as z from 'zod/mini'

const scored = {
  score: z.int().check(z.gte(1), z.lte(maxScore)),
  formData: scorecardAnswers,
}

/** Spam signals, sent with every call of the scorecard. */
const evidence = {
  stamp: z.optional(formStamp),
  /** The honeypot; see `honeypotName`. */
  topic: z.optional(z.string()),
}

/** A finished scorecard: sent, stored for retries, and shown on the results page. */
export const submission = z.object({ ...scored, ...evidence, submissionId })

export type Submission = z.output<typeof submission>

/** The ids are stored in the browser, so that a retry after a reload is the same submission. */
export const scorecardIds = submissionIds(storedValue('scorecard-submission', sentContent))

const { manualHours, hourlyValue, teamSize } = scorecardAnswers.shape

/**
 * The navigation state of the results page (behavior 7.1). The inputs of the cost may be missing or outside of their
 * table: hours then default to 15 a week, the value to $100 an hour, as if skipped, and the team to one person
 * (behavior 7.8).
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
  /** The token from `send-score-email`; undefined until that has succeeded. */
  token: z.catch(z.optional(z.string()), undefined),
  ...evidence,
})
