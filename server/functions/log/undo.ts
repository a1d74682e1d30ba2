import type { OutputOf } from '#contracts/contract'
import { undo } from '#contracts/undo'
import type { LogSubject } from '#domain/log-subject'
import type { AdminRole } from '#domain/role'
import type { Steps } from '#server/calls/change-in-steps'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import { finalReason } from '#server/commands/log/final-actions'
import type { Change } from '#server/queries/log/log.server'
import { actionForUpdate, lockContactsOfAction, type LogEntry } from '#server/queries/log/log-entries.server'
import { waitForErasures } from '#server/commands/erasure/erasure-lock.server'
import { undoHandlers } from '#server/commands/log/undo-handlers.server'
import { allChangedSince } from '#server/commands/contacts/undo-contacts.server'
import {
  isOfManyContacts,
  undoContactsInSteps,
} from '#server/commands/contacts/undo-contacts-in-steps.server'
import { defineChange } from '#server/calls/define-function'

/**
 * Undoes all of one action, or nothing. Every editor may undo anyone's; an owner's action needs an owner. An undo is
 * an action too, so it can be undone. Parts that were undone before stay as they are.
 */
export const undoFunction = defineChange(undo, {
  access: 'editor',
  async inSteps({ input: { logId }, db, caller, now }) {
    if (!(await isOfManyContacts(db, logId))) return undefined
    return () => undoInSteps(db, { logId, role: caller.role, now })
  },
  async change({ input: { logId }, tx, caller, outside, now }) {
    const answer = (skipped: number, leavesPassword = false) => ({
      data: { logId, kept: skipped, ...(leavesPassword && { leavesPassword }) },
    })
    await waitForErasures(tx)
    await lockContactsOfAction(tx, logId)
    const entries = await actionForUpdate(tx, logId)
    const first = firstUndoable(entries, caller.role, now)
    if (first.undone_by !== null) return { answer: answer(0), changes: [] }
    const changes: Change[] = []
    /** Rows that have changed since, left as they are. */
    let skipped = 0
    let leavesAPassword = false
    for (const { kind, entries: part } of partsOf(entries.filter(hasContent))) {
      const handler = undoHandlers[kind]
      if ('why' in handler) continue
      const {
        changes: made,
        kept = 0,
        leavesPassword = false,
      } = await handler.revert({ tx, entries: part, outside })
      changes.push(...made)
      skipped += kept
      leavesAPassword ||= leavesPassword
      await announceChange(tx, ...handler.topics)
    }
    return { answer: answer(skipped, leavesAPassword), changes, undoes: first.act_id }
  },
})

/**
 * Returns the first entry of an action, also of one that was undone before.
 * @throws AppError if the action is gone or cannot be undone
 */
function firstUndoable(entries: readonly LogEntry[], role: AdminRole, now: Date): LogEntry {
  const [first] = entries
  if (!first) throw new AppError('not_found', { userMessage: 'That isn’t in the log anymore.' })
  if (first.undone_by !== null) return first
  // All contacts in one part of a bulk action may have been erased; the others remain.
  const someContactsRemain = entries.some((entry) => entry.subject_kind === 'contacts' && hasContent(entry))
  for (const entry of entries) {
    const hasContents = hasContent(entry) || (entry.subject_kind === 'contacts' && someContactsRemain)
    const final = finalReason({ ...entry, hasContents }, role, now)
    if (final) throw final
  }
  return first
}

const hasContent = ({ before, after }: LogEntry) => before !== null || after !== null

interface UndoRequest {
  logId: string
  role: AdminRole
  now: Date
}

/** Undoes a bulk action on contacts in several transactions. Leads that have changed since stay as they are. */
async function undoInSteps(
  db: Db,
  { logId, role, now }: UndoRequest,
): Promise<Steps<Omit<OutputOf<typeof undo>, 'logId'>>> {
  const entries = await db.transaction((tx) => actionForUpdate(tx, logId))
  const first = firstUndoable(entries, role, now)
  const sum = { changed: 0, kept: 0 }
  const parts = first.undone_by === null ? undoContactsInSteps(entries) : []
  const steps = parts.map((part) => async (tx: Transaction) => {
    const { changes, kept } = await part(tx)
    sum.changed += changes.length
    sum.kept += kept
    if (changes.length > 0) await announceChange(tx, 'contacts')
    return changes
  })
  return {
    steps,
    undoes: first.act_id,
    answer() {
      if (sum.changed === 0 && sum.kept > 0) throw allChangedSince()
      return { data: { logId, kept: sum.kept } }
    },
  }
}

/**
 * An action's rows by kind, in the order of undoing: deleted rows are restored before rows that reference them, and
 * created rows are deleted after those.
 */
function partsOf(entries: readonly LogEntry[]) {
  const kinds = Object.keys(undoHandlers) as LogSubject[]
  const parts = (inOrder: readonly LogSubject[], isOf: (entry: LogEntry) => boolean) =>
    inOrder.map((kind) => ({
      kind,
      entries: entries.filter((each) => each.subject_kind === kind && isOf(each)),
    }))
  return [
    ...parts(kinds, ({ after }) => after === null),
    ...parts(kinds, ({ before, after }) => before !== null && after !== null),
    ...parts(kinds.toReversed(), ({ before }) => before === null),
  ].filter((part) => part.entries.length > 0)
}
