import { rejectSubmission } from '#contracts/reject-submission'
import { AppError } from '#server/errors/app-error'
import { decideAbout, heldSubmissionForUpdate } from '#server/queries/submissions/held-submissions.server'
import { defineFunction } from '#server/calls/define-function'

/** Takes what is junk out of what waits. Nothing is deleted. */
export const rejectSubmissionFunction = defineFunction(rejectSubmission, {
  access: 'admin',
  async handle({ input: { id }, tx, now }) {
    const held = await heldSubmissionForUpdate(tx, id)
    if (!held) throw new AppError('not_found', { userMessage: 'That submission isn’t here anymore.' })
    if (held.state === 'released') {
      throw new AppError('conflict', {
        userMessage: 'This submission was released already, so it can no longer be rejected.',
      })
    }
    if (held.state === 'held') await decideAbout(tx, id, { state: 'rejected', decided_at: now })
    return { data: { id, state: 'rejected' as const } }
  },
})
