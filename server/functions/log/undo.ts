import { undo } from '#contracts/undo'
import type { LogSubject } from '#domain/log-subject'
import { announceChange } from '#server/db/changes'
import { AppError } from '#server/errors/app-error'
import { whyFinal } from '#server/queries/log/final'
import type { Change } from '#server/queries/log/log.server'
import { actForUpdate, lockContactsOfAct, type LogEntry } from '#server/queries/log/log-entries.server'
import { waitForErasures } from '#server/queries/erasure/erasure-lock.server'
import { undoings } from '#server/queries/log/undoings.server'
import { defineChange } from '#server/calls/define-function'

/**
 * Takes back all of one act, or nothing of it. Every editor may, whoever did it; what takes an owner to do takes an
 * owner to undo. It is an act itself, so that it can be undone in turn. What somebody else has undone already stays as
 * it is.
 */
export const undoFunction = defineChange(undo, {
  access: 'editor',
  async change({ input: { logId }, tx, caller, outside, now }) {
    const answer = (kept: number, leavesPassword = false) => ({
      data: { logId, kept, ...(leavesPassword && { leavesPassword }) },
    })
    await waitForErasures(tx)
    await lockContactsOfAct(tx, logId)
    const act = await actForUpdate(tx, logId)
    const [first] = act
    if (!first) throw new AppError('not_found', { userMessage: 'That isn’t in the log anymore.' })
    if (first.undone_by !== null) return { answer: answer(0), changes: [] }
    for (const entry of act) {
      const hasContents = entry.before !== null || entry.after !== null
      const final = whyFinal({ ...entry, hasContents }, caller.role, now)
      if (final) throw final
    }
    const changes: Change[] = []
    let keptAll = 0
    let leavesAPassword = false
    for (const { kind, entries } of partsOf(act)) {
      const undoing = undoings[kind]
      if ('why' in undoing) continue
      const {
        changes: made,
        kept = 0,
        leavesPassword = false,
      } = await undoing.takeBack({ tx, entries, outside })
      changes.push(...made)
      keptAll += kept
      leavesAPassword ||= leavesPassword
      await announceChange(tx, ...undoing.topics)
    }
    return { answer: answer(keptAll, leavesAPassword), changes, takesBack: first.act_id }
  },
})

/**
 * An act by kinds of things, in the order in which it is taken back: what was deleted is there again before others
 * refer to it, and what was made goes after them.
 */
function partsOf(act: readonly LogEntry[]) {
  const kinds = Object.keys(undoings) as LogSubject[]
  const parts = (inOrder: readonly LogSubject[], isOf: (entry: LogEntry) => boolean) =>
    inOrder.map((kind) => ({ kind, entries: act.filter((each) => each.subject_kind === kind && isOf(each)) }))
  return [
    ...parts(kinds, ({ after }) => after === null),
    ...parts(kinds, ({ before, after }) => before !== null && after !== null),
    ...parts(kinds.toReversed(), ({ before }) => before === null),
  ].filter(({ entries }) => entries.length > 0)
}
