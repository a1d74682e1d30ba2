import type { InputOf, OutputOf } from '#contracts/contract'
import type { sendScoreEmail } from '#contracts/send-score-email'
import type { sendToSheets } from '#contracts/send-to-sheets'
import { scorecardActivity } from '#server/activities/scorecard-activity'
import type { Submission, SubmitCall } from '#server/calls/define-form'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import {
  scorecardOf,
  scorecardRow,
  type ScorecardSubmission,
} from '#server/queries/scorecard/scorecard-submissions.server'

type ScorecardContract = typeof sendScoreEmail | typeof sendToSheets

/**
 * The submission of a scorecard (behavior 6.8) from either of its two functions: one row under its submission id, one
 * contact, one timeline entry. Each function adds its own delivery.
 */
export function scorecardSubmission(
  { input, id, now }: Pick<SubmitCall<ScorecardContract>, 'input' | 'id' | 'now'>,
  deliveryOf: (scorecard: ScorecardSubmission) => NewDelivery,
): Submission<OutputOf<ScorecardContract>> {
  const scorecard = scorecardOf({
    id: input.submissionId ?? id,
    answers: input.formData,
    reportedScore: input.score,
    reportedCostOfInactionUsd: 'costOfInaction' in input ? input.costOfInaction : undefined,
    now,
  })
  return {
    rows: [scorecardRow(scorecard)],
    activity: scorecardActivity(scorecard, input.visit),
    deliveries: [deliveryOf(scorecard)],
    answer: { data: { id: scorecard.id, score: scorecard.score } },
  }
}

/** Returns a scorecard's content without the figures, which the browser derives from it. */
export const scorecardContent = ({ formData }: InputOf<ScorecardContract>) => formData
