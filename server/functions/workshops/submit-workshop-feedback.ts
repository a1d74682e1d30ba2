import { submitWorkshopFeedback } from '#contracts/submit-workshop-feedback'
import { receiveSubmission } from '#server/calls/receive-submission'
import { feedbackContent, saveFeedback } from '#server/queries/workshops/workshop-feedback.server'
import { defineFunction } from '#server/calls/define-function'

/** Keeps what a participant says of a workshop (S1 §7). */
export const submitWorkshopFeedbackFunction = defineFunction(submitWorkshopFeedback, {
  access: 'public',
  async handle({ input, tx, deliver, now }) {
    const { name, email, company, visit } = input
    const id = await saveFeedback(tx, input, now)
    await receiveSubmission(
      { tx, deliver, now },
      {
        kind: 'workshop-feedback',
        subjectId: id,
        person: email === undefined ? undefined : { email, name, company },
        content: feedbackContent(input),
        visit,
      },
    )
    return { data: { id } }
  },
})
