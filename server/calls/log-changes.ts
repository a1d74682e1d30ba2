import type { Transaction } from '#server/db/connect'
import type { AdminCaller } from '#server/http/caller'
import { finalReason } from '#server/commands/log/final-actions'
import { type Change, writeLog } from '#server/queries/log/log.server'

/** What an admin's function returns: a response together with what it changed, possibly nothing. */
export interface Changed<Answer> {
  answer: Answer
  /** Fields of the response that no stored copy of it has, such as a link: a repeat comes without them. */
  unstored?: Partial<Answer>
  changes: readonly Change[]
  /** The log entry that these changes undo. */
  undoes?: string
}

interface Changing {
  /** The function's name. */
  action: string
  caller: AdminCaller
  tx: Transaction
  now: Date
}

/**
 * Writes the changes to the log in the transaction that makes them, and returns the response with `logId`, which
 * `undo` takes: null when nothing changed or the caller cannot undo it.
 */
export async function logChanges<Answer extends object>(
  { answer, changes, undoes }: Changed<Answer>,
  { action, caller, tx, now }: Changing,
): Promise<Answer & { logId: string | null }> {
  const logId = await writeLog(tx, { userId: caller.userId, action, now, undoes }, changes)
  return { ...answer, logId: canBeUndone(changes, { action, caller, now }) ? logId : null }
}

/** Whether the caller who makes these changes can undo them. */
export const canBeUndone = (
  changes: readonly Change[],
  { action, caller: { role }, now }: Omit<Changing, 'tx'>,
): boolean =>
  changes.every(({ on }) => {
    const entry = { action, subject_kind: on.kind, created_at: now, hasContents: true }
    return finalReason(entry, role, now) === undefined
  })
