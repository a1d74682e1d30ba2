import { randomUUID } from 'node:crypto'
import { sendScoreEmail } from '#contracts/send-score-email'
import { receiveSubmission } from '#server/calls/receive-submission'
import { scoreMail } from '#server/deliveries/kinds/score-mail'
import { scorecardActivity } from '#server/activities/scorecard-activity.server'
import { saveScorecard } from '#server/queries/scorecard/scorecard-submissions.server'
import { otherContent } from '#server/calls/call-key'
import { defineFunction } from '#server/calls/define-function'

/** Stores the scorecard and mails its result to the visitor, once per submission id (S0 §7). */
export const sendScoreEmailFunction = defineFunction(sendScoreEmail, {
  access: 'public',
  // Not the figures, which the browser makes of it.
  contentOf: ({ formData }) => formData,
  async handle({ input, tx, deliver, now }) {
    const submission = await saveScorecard(tx, {
      id: input.submissionId ?? randomUUID(),
      answers: input.formData,
      reportedScore: input.score,
      now,
    })
    if (!submission) throw otherContent()
    const { id, score, email } = submission
    await receiveSubmission({ tx, deliver, now }, scorecardActivity(submission, input.visit))
    await deliver(scoreMail, { submissionId: id }, { key: `score-mail:${id}`, recipient: email })
    return { data: { id, score } }
  },
})
