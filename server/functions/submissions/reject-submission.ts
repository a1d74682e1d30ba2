import { maxAtOnce } from '#contracts/chosen'
import { rejectSubmission } from '#contracts/reject-submission'
import { announceChange } from '#server/db/changes'
import { AppError } from '#server/errors/app-error'
import {
  decideAbout,
  heldSubmissionsForUpdate,
} from '#server/queries/submissions/quarantined-submissions.server'
import { defineChange } from '#server/calls/define-function'
import { otherCount } from '#server/calls/other-count'

/** Marks quarantined submissions as spam. Nothing is deleted. */
export const rejectSubmissionFunction = defineChange(rejectSubmission, {
  access: 'editor',
  async change({ input, tx, now }) {
    const found = await heldSubmissionsForUpdate(tx, input, maxAtOnce)
    if (input.filter && found.length !== input.expectedCount) throw otherCount(found.length, maxAtOnce)
    const [one] = found
    if (input.id !== undefined && !one)
      throw new AppError('not_found', { userMessage: 'That submission isn’t here anymore.' })
    if (input.id !== undefined && one?.state === 'released') {
      throw new AppError('conflict', {
        userMessage: 'This submission was released already, so it can no longer be rejected.',
      })
    }
    const held = found.filter(({ state }) => state === 'held')
    const ids = held.map(({ id }) => id)
    const after = { state: 'rejected' as const, decided_at: now }
    if (ids.length > 0) {
      await decideAbout(tx, ids, after)
      await announceChange(tx, 'submissions')
    }
    const data = input.id === undefined ? { rejected: ids } : { id: input.id, state: after.state }
    const changes = held.map(({ id, state, decided_at }) => ({
      on: { kind: 'held-submission' as const, id },
      before: { state, decided_at },
      after,
    }))
    return { answer: { data }, changes }
  },
})
