import { releaseSubmission } from '#contracts/release-submission'
import { AppError } from '#server/errors/app-error'
import { decideAbout, heldSubmissionForUpdate } from '#server/queries/submissions/held-submissions.server'
import { defineChange } from '#server/calls/define-function'

/** Lets through what was held back, once: whoever presses again, or at the same moment, gets what came of it. */
export const releaseSubmissionFunction = defineChange(releaseSubmission, {
  access: 'editor',
  async change({ input: { id }, tx, runKept, now }) {
    const held = await heldSubmissionForUpdate(tx, id)
    if (!held) throw new AppError('not_found', { userMessage: 'That submission isn’t here anymore.' })
    const calls = { ...held.calls }
    const after = { state: 'released' as const, decided_at: now }
    const isDecided = held.state === 'released'
    if (!isDecided) {
      for (const [name, call] of Object.entries(calls)) {
        calls[name] = { ...call, answer: await runKept(name, call.input) }
      }
      await decideAbout(tx, id, { ...after, calls })
    }
    const outcomes = Object.entries(calls).map(([name, { answer }]) => ({
      function: name,
      answer: (answer as Record<string, unknown> | undefined) ?? null,
    }))
    return {
      answer: { data: { id, state: after.state, outcomes } },
      changes: isDecided ? [] : [{ on: { kind: 'held-submission', id }, before: held, after }],
    }
  },
})
