import { scoreMail as composeScoreMail } from '#server/emails/score-mail'
import { answersOf, scorecardSubmissionOf } from '#server/queries/scorecard/scorecard-submissions.server'
import * as z from 'zod/mini'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { messageIdOf } from './message-id.ts'

/** The visitor's results by mail (S0 §7, send-score-email). */
export const scoreMail = defineDelivery({
  name: 'score-mail',
  service: 'mail',
  mail: 'visitor',
  payload: z.object({ submissionId: z.string() }),
  // Without SMTP_URL mail is kept as a file: that counts as delivered.
  isConnected: () => true,
  async attempt({ payload, db, services, key }) {
    const submission = await scorecardSubmissionOf(db, payload.submissionId)
    const mail = await composeScoreMail({
      fullName: submission.full_name,
      answers: answersOf(submission),
      score: submission.score,
      siteUrl: services.siteUrl,
    })
    await services.mailer.send({
      ...mail,
      from: services.mailFrom,
      to: submission.email,
      replyTo: services.ownerEmail,
      messageId: messageIdOf(key, services.siteUrl),
    })
  },
})
