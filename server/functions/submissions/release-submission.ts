import { releaseSubmission } from '#contracts/release-submission'
import { AppError } from '#server/errors/app-error'
import { decideAbout, heldSubmissionForUpdate } from '#server/queries/submissions/held-submissions.server'
import { defineFunction } from '#server/calls/define-function'

/** Lets through what was held back, once: whoever presses again, or at the same moment, gets what came of it. */
export const releaseSubmissionFunction = defineFunction(releaseSubmission, {
  access: 'admin',
  async handle({ input: { id }, tx, runKept, now }) {
    const held = await heldSubmissionForUpdate(tx, id)
    if (!held) throw new AppError('not_found', { userMessage: 'That submission isn’t here anymore.' })
    const calls = { ...held.calls }
    if (held.state !== 'released') {
      for (const [name, call] of Object.entries(calls)) {
        calls[name] = { ...call, answer: await runKept(name, call.input) }
      }
      await decideAbout(tx, id, { state: 'released', calls, decided_at: now })
    }
    const outcomes = Object.entries(calls).map(([name, { answer }]) => ({
      function: name,
      answer: (answer as Record<string, unknown> | undefined) ?? null,
    }))
    return { data: { id, state: 'released' as const, outcomes } }
  },
})
