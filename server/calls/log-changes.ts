import type { Transaction } from '#server/db/connect'
import type { AdminCaller } from '#server/http/caller'
import { whyFinal } from '#server/queries/log/final'
import { type Change, writeLog } from '#server/queries/log/log.server'

/** What an admin's function returns: no answer without what it changed, empty where that is nothing. */
export interface Changed<Answer> {
  answer: Answer
  changes: readonly Change[]
  /** The act that these changes take back. */
  takesBack?: string
}

interface Changing {
  /** The function's name. */
  action: string
  caller: AdminCaller
  tx: Transaction
  now: Date
}

/**
 * Writes what was changed into the log, in the transaction that changes it, and gives the answer with what `undo` takes:
 * `logId`, null when nothing has changed or when whoever did it cannot undo it.
 */
export async function logChanges<Answer extends object>(
  { answer, changes, takesBack }: Changed<Answer>,
  { action, caller, tx, now }: Changing,
): Promise<Answer & { logId: string | null }> {
  const logId = await writeLog(tx, { userId: caller.userId, action, now, takesBack }, changes)
  return { ...answer, logId: canBeUndone(changes, { action, caller, now }) ? logId : null }
}

/** Whether the caller who makes these changes can undo them. */
export const canBeUndone = (
  changes: readonly Change[],
  { action, caller: { role }, now }: Omit<Changing, 'tx'>,
): boolean =>
  changes.every(({ on }) => {
    const entry = { action, subject_kind: on.kind, created_at: now, hasContents: true }
    return whyFinal(entry, role, now) === undefined
  })
