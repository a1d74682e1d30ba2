import { sendToSheets } from '#contracts/send-to-sheets'
import { defineForm } from '#server/calls/define-form'
import { scoreRow } from '#server/deliveries/kinds/score-row'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { scorecardContent, scorecardSubmission } from './scorecard-submission.ts'

/** Stores the scorecard and adds it to the owner's spreadsheet, once per submission id (behavior 6.8). */
export const sendToSheetsFunction = defineForm(sendToSheets, {
  access: 'public',
  contentOf: scorecardContent,
  submit: (call) =>
    scorecardSubmission(call, ({ id }) =>
      newDelivery(scoreRow, { submissionId: id }, { key: `score-row:${id}` }),
    ),
})
