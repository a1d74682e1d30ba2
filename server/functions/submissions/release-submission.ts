import { maxReleased, releaseSubmission } from '#contracts/release-submission'
import { announceChange } from '#server/db/changes'
import { AppError } from '#server/errors/app-error'
import {
  decideAbout,
  heldSubmissionsForUpdate,
} from '#server/queries/submissions/quarantined-submissions.server'
import { defineChange } from '#server/calls/define-function'
import { otherCount } from '#server/calls/other-count'

/** Releases a quarantined submission once; repeats and concurrent calls get its result. */
export const releaseSubmissionFunction = defineChange(releaseSubmission, {
  access: 'editor',
  async change({ input, tx, runStoredCall, now }) {
    const found = await heldSubmissionsForUpdate(tx, input, maxReleased)
    if (input.filter && found.length !== input.expectedCount) throw otherCount(found.length, maxReleased)
    const after = { state: 'released' as const, decided_at: now }
    const held = found.filter(({ state }) => state !== 'released')
    let mails = 0
    for (const row of held) {
      for (const [name, call] of Object.entries(row.calls)) {
        if (call.isWithdrawn) continue
        const { answer, written } = await runStoredCall(name, call)
        row.calls = { ...row.calls, [name]: { ...call, answer } }
        mails += written.filter(([kind]) => kind.mail === 'visitor').length
      }
      await decideAbout(tx, [row.id], { ...after, calls: row.calls })
    }
    if (held.length > 0) await announceChange(tx, 'submissions')
    const changes = held.map(({ calls: _said, ...before }) => ({
      on: { kind: 'held-submission' as const, id: before.id },
      before,
      after,
    }))
    if (input.id === undefined) {
      return { answer: { data: { released: held.map(({ id }) => id), mails } }, changes }
    }
    const [one] = found
    if (!one) throw new AppError('not_found', { userMessage: 'That submission isn’t here anymore.' })
    const outcomes = Object.entries(one.calls).map(([name, { answer }]) => ({
      function: name,
      answer: (answer as Record<string, unknown> | undefined) ?? null,
    }))
    return { answer: { data: { id: one.id, state: after.state, outcomes, mails } }, changes }
  },
})
