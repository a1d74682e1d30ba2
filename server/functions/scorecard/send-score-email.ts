import { randomBytes } from 'node:crypto'
import { sendScoreEmail } from '#contracts/send-score-email'
import { defineForm } from '#server/calls/define-form'
import { newRow } from '#server/db/rows'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { scoreMail } from '#server/deliveries/kinds/score-mail'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { newTokenRow } from '#server/queries/accounts/one-time-tokens.server'
import { scorecardContent, scorecardSubmission } from './scorecard-submission.ts'

/** Stores the scorecard and mails its result to the visitor, once per submission id (behavior 6.8). */
export const sendScoreEmailFunction = defineForm(sendScoreEmail, {
  access: 'public',
  contentOf: scorecardContent,
  submit(call) {
    const {
      rows = [],
      answer,
      ...submission
    } = scorecardSubmission(call, ({ id, email }) =>
      newDelivery(scoreMail, { submissionId: id }, { key: `score-mail:${id}`, recipient: email }),
    )
    // A scorecard released from quarantine keeps the token that its results page already has.
    const firstAnswer = sendScoreEmail.output.safeParse(call.released?.answer)
    const token =
      (firstAnswer.success && firstAnswer.data.data.token) || randomBytes(32).toString('base64url')
    const { data } = answer
    return {
      ...submission,
      rows: [
        ...rows,
        newRow(
          oneTimeTokens,
          newTokenRow({ token, purpose: 'scorecard', subjectId: data.id, now: call.now }),
        ),
      ],
      answer: { data: { ...data, token } },
    }
  },
})
