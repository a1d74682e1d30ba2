import { removeSamples } from '#contracts/remove-samples'
import { announceChange } from '#server/db/changes'
import { defineChange } from '#server/calls/define-function'
import { takeSamples } from '#server/queries/readiness/take-samples.server'

export const removeSamplesFunction = defineChange(removeSamples, {
  access: 'owner',
  async change({ input, tx }) {
    const removed = await takeSamples(tx, new Set(input.of))
    for (const topic of ['testimonials', 'case-studies', 'settings'] as const) await announceChange(tx, topic)
    return {
      answer: { data: { removed: removed.length } },
      changes: removed.map(({ kind, id, before }) => ({ on: { kind, id }, before, after: null })),
    }
  },
})
