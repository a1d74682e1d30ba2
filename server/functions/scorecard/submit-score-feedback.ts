import { randomUUID } from 'node:crypto'
import { submitScoreFeedback } from '#contracts/submit-score-feedback'
import { scoreFeedback } from '#server/db/schema/score-feedback'
import { receiveSubmission } from '#server/calls/receive-submission'
import { personOfScorecard } from '#server/queries/scorecard/scorecard-submissions.server'
import { defineFunction } from '#server/calls/define-function'

/** Keeps what a visitor says of the result (readings of the specification, 15). */
export const submitScoreFeedbackFunction = defineFunction(submitScoreFeedback, {
  access: 'public',
  async handle({ input, tx, deliver, now }) {
    const { submissionId, rating, comment } = input
    const id = randomUUID()
    await tx
      .insert(scoreFeedback)
      .values({ id, submission_id: submissionId, rating, comment, created_at: now })
    await receiveSubmission(
      { tx, deliver, now },
      {
        kind: 'score-feedback',
        subjectId: id,
        person: submissionId === undefined ? undefined : await personOfScorecard(tx, submissionId),
        content: [['Rating, 1 to 10', String(rating)], ...(comment ? [['Comment', comment] as const] : [])],
      },
    )
    return { data: { id } }
  },
})
