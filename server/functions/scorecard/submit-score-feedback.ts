import { submitScoreFeedback } from '#contracts/submit-score-feedback'
import { scoreFeedbackActivity } from '#server/activities/score-feedback-activity'
import { defineForm } from '#server/calls/define-form'
import { newRow } from '#server/db/rows'
import { scoreFeedback } from '#server/db/schema/score-feedback'
import { personOfScorecard } from '#server/queries/scorecard/scorecard-submissions.server'

/** Keeps what a visitor says of the result (readings of the specification, 15). */
export const submitScoreFeedbackFunction = defineForm(submitScoreFeedback, {
  access: 'public',
  async look({ input: { submissionId }, tx }) {
    return submissionId === undefined ? undefined : personOfScorecard(tx, submissionId)
  },
  submit({ input, seen: person, id, now }) {
    const { submissionId: submission_id, rating, comment } = input
    return {
      rows: [newRow(scoreFeedback, { id, submission_id, rating, comment, created_at: now })],
      activity: scoreFeedbackActivity(id, input, person),
      deliveries: [],
      answer: { data: { id } },
    }
  },
})
