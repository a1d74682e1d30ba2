import { randomUUID } from 'node:crypto'
import { sendToSheets } from '#contracts/send-to-sheets'
import { receiveSubmission } from '#server/calls/receive-submission'
import { scoreRow } from '#server/deliveries/kinds/score-row'
import { scorecardActivity } from '#server/activities/scorecard-activity.server'
import { saveScorecard } from '#server/queries/scorecard/scorecard-submissions.server'
import { otherContent } from '#server/calls/call-key'
import { defineFunction } from '#server/calls/define-function'

/** Stores the scorecard and puts it into the owner's spreadsheet, once per submission id (S0 §7). */
export const sendToSheetsFunction = defineFunction(sendToSheets, {
  access: 'public',
  // Not the figures, which the browser makes of it.
  contentOf: ({ formData }) => formData,
  async handle({ input, tx, deliver, now }) {
    const submission = await saveScorecard(tx, {
      id: input.submissionId ?? randomUUID(),
      answers: input.formData,
      reportedScore: input.score,
      reportedCostOfInactionUsd: input.costOfInaction,
      now,
    })
    if (!submission) throw otherContent()
    const { id, score } = submission
    await receiveSubmission({ tx, deliver, now }, scorecardActivity(submission, input.visit))
    await deliver(scoreRow, { submissionId: id }, { key: `score-row:${id}` })
    return { data: { id, score } }
  },
})
