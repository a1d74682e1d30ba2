import { submitScoreFeedback } from '#contracts/submit-score-feedback'
import { newActivity } from '#server/activities/new-activity'
import { defineForm } from '#server/calls/define-form'
import { newRow } from '#server/db/rows'
import { scoreFeedback } from '#server/db/schema/score-feedback'
import { personOfScorecard } from '#server/queries/scorecard/scorecard-submissions.server'

/** Stores a visitor's feedback on the result (behavior 7.10). */
export const submitScoreFeedbackFunction = defineForm(submitScoreFeedback, {
  access: 'public',
  async look({ input: { submissionId }, tx }) {
    return submissionId === undefined ? undefined : personOfScorecard(tx, submissionId)
  },
  submit({ input, seen: person, id, now }) {
    const { submissionId: submission_id, rating, comment } = input
    return {
      rows: [newRow(scoreFeedback, { id, submission_id, rating, comment, created_at: now })],
      activity: newActivity('score-feedback', id, { values: input, person }),
      deliveries: [],
      answer: { data: { id } },
    }
  },
})
