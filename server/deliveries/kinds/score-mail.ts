import { scoreMail as composeScoreMail } from '#server/emails/score-mail'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { answersOf, scorecardSubmissionOf } from '#server/queries/scorecard/scorecard-submissions.server'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Sends the visitor's results by mail (behavior 7.15, send-score-email). */
export const scoreMail = defineMail({
  name: 'score-mail',
  purpose: 'visitor',
  payload: z.object({ submissionId: z.string() }),
  subjectOf: ({ submissionId: id }) => ({ kind: 'scorecard', id }),
  async compose({ submissionId }, { db, services: { siteUrl, booking } }) {
    const submission = await scorecardSubmissionOf(db, submissionId)
    // The scorecard's token is not passed to an external scheduler.
    const token = booking
      ? undefined
      : await addOneTimeToken(db, { purpose: 'scorecard', subjectId: submissionId, now: new Date() })
    const mail = await composeScoreMail({
      fullName: submission.full_name,
      answers: answersOf(submission),
      score: submission.score,
      siteUrl,
      token,
    })
    return { to: submission.email, ...mail }
  },
})
