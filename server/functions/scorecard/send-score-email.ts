import { sendScoreEmail } from '#contracts/send-score-email'
import { defineForm } from '#server/calls/define-form'
import { scoreMail } from '#server/deliveries/kinds/score-mail'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { scorecardContent, scorecardSubmission } from './scorecard-submission.ts'

/** Stores the scorecard and mails its result to the visitor, once per submission id (behavior 6.8). */
export const sendScoreEmailFunction = defineForm(sendScoreEmail, {
  access: 'public',
  contentOf: scorecardContent,
  submit: (call) =>
    scorecardSubmission(call, ({ id, email }) =>
      newDelivery(scoreMail, { submissionId: id }, { key: `score-mail:${id}`, recipient: email }),
    ),
})
