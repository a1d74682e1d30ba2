import { rejectSubmission } from '#contracts/reject-submission'
import { AppError } from '#server/errors/app-error'
import { decideAbout, heldSubmissionForUpdate } from '#server/queries/submissions/held-submissions.server'
import { defineChange } from '#server/calls/define-function'

/** Takes what is junk out of what waits. Nothing is deleted. */
export const rejectSubmissionFunction = defineChange(rejectSubmission, {
  access: 'editor',
  async change({ input: { id }, tx, now }) {
    const held = await heldSubmissionForUpdate(tx, id)
    if (!held) throw new AppError('not_found', { userMessage: 'That submission isn’t here anymore.' })
    if (held.state === 'released') {
      throw new AppError('conflict', {
        userMessage: 'This submission was released already, so it can no longer be rejected.',
      })
    }
    const answer = { data: { id, state: 'rejected' as const } }
    if (held.state === 'rejected') return { answer, changes: [] }
    const after = { state: 'rejected' as const, decided_at: now }
    await decideAbout(tx, id, after)
    return { answer, changes: [{ on: { kind: 'held-submission', id }, before: held, after }] }
  },
})
