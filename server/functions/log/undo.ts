import type { OutputOf } from '#contracts/contract'
import { undo } from '#contracts/undo'
import type { LogSubject } from '#domain/log-subject'
import type { AdminRole } from '#domain/role'
import type { Steps } from '#server/calls/change-in-steps'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import { whyFinal } from '#server/queries/log/final'
import type { Change } from '#server/queries/log/log.server'
import { actForUpdate, lockContactsOfAct, type LogEntry } from '#server/queries/log/log-entries.server'
import { waitForErasures } from '#server/queries/erasure/erasure-lock.server'
import { undoings } from '#server/queries/log/undoings.server'
import { allChangedSince } from '#server/queries/contacts/undo-contacts.server'
import { isOfManyContacts, undoContactsInSteps } from '#server/queries/contacts/undo-contacts-in-steps.server'
import { defineChange } from '#server/calls/define-function'

/**
 * Takes back all of one act, or nothing of it. Every editor may, whoever did it; what takes an owner to do takes an
 * owner to undo. It is an act itself, so that it can be undone in turn. What somebody else has undone already stays as
 * it is.
 */
export const undoFunction = defineChange(undo, {
  access: 'editor',
  async inSteps({ input: { logId }, db, caller, now }) {
    if (!(await isOfManyContacts(db, logId))) return undefined
    return () => undoInSteps(db, { logId, role: caller.role, now })
  },
  async change({ input: { logId }, tx, caller, outside, now }) {
    const answer = (kept: number, leavesPassword = false) => ({
      data: { logId, kept, ...(leavesPassword && { leavesPassword }) },
    })
    await waitForErasures(tx)
    await lockContactsOfAct(tx, logId)
    const act = await actForUpdate(tx, logId)
    const first = undoableAct(act, caller.role, now)
    if (first.undone_by !== null) return { answer: answer(0), changes: [] }
    const changes: Change[] = []
    let keptAll = 0
    let leavesAPassword = false
    for (const { kind, entries } of partsOf(act.filter(saysSomething))) {
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

/** Its first row, unless it cannot be taken back. @throws AppError */
function undoableAct(act: readonly LogEntry[], role: AdminRole, now: Date): LogEntry {
  const [first] = act
  if (!first) throw new AppError('not_found', { userMessage: 'That isn’t in the log anymore.' })
  if (first.undone_by !== null) return first
  // Of an act on many in parts, all of one part may have been erased: the others are there still.
  const isSomeKept = act.some((entry) => entry.subject_kind === 'contacts' && saysSomething(entry))
  for (const entry of act) {
    const hasContents = saysSomething(entry) || (entry.subject_kind === 'contacts' && isSomeKept)
    const final = whyFinal({ ...entry, hasContents }, role, now)
    if (final) throw final
  }
  return first
}

const saysSomething = ({ before, after }: LogEntry) => before !== null || after !== null

interface Asked {
  logId: string
  role: AdminRole
  now: Date
}

/** The same of an act on many contacts. Once it has begun, leads that have changed since stay as they are. */
async function undoInSteps(
  db: Db,
  { logId, role, now }: Asked,
): Promise<Steps<Omit<OutputOf<typeof undo>, 'logId'>>> {
  const act = await db.transaction((tx) => actForUpdate(tx, logId))
  const first = undoableAct(act, role, now)
  const sum = { changed: 0, kept: 0 }
  const parts = first.undone_by === null ? undoContactsInSteps(act) : []
  const steps = parts.map((part) => async (tx: Transaction) => {
    const { changes, kept } = await part(tx)
    sum.changed += changes.length
    sum.kept += kept
    if (changes.length > 0) await announceChange(tx, 'contacts')
    return changes
  })
  return {
    steps,
    takesBack: first.act_id,
    answer() {
      if (sum.changed === 0 && sum.kept > 0) throw allChangedSince()
      return { data: { logId, kept: sum.kept } }
    },
  }
}

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
