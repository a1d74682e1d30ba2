import { randomUUID } from 'node:crypto'
import type { Db, Transaction } from '#server/db/connect'
import type { AdminCaller } from '#server/http/caller'
import { type Change, continueLog, writeLog } from '#server/queries/log/log.server'
import type { IdempotencyKey } from './call-key.ts'
import { answeredBefore, storedResponse, storeResponses } from './idempotency.ts'
import { canBeUndone } from './log-changes.ts'

/** A change of many rows, split into short steps. */
export interface Steps<Answer extends object = object> {
  /** Each step returns what it changed; that is logged in the step's own transaction. */
  steps: readonly ((tx: Transaction) => Promise<readonly Change[]>)[]
  /** The log entry that the steps together undo. */
  undoes?: string
  /**
   * Called after the last step.
   * @throws AppError
   */
  answer(): Answer
}

interface Act {
  /** Checked after the key, so that a repeat is not refused because of what the first call did. */
  begin(): Promise<Steps>
  callKey: IdempotencyKey | undefined
  /** The function's name. */
  action: string
  caller: AdminCaller
  now: Date
}

/**
 * Runs a change step by step, each in its own transaction, so that other callers get the embedded database's only
 * connection in between. All steps share one log entry, and each writes its own rows there: whenever the process
 * stops, the log names exactly what was changed, and that can be undone. An undo is complete with its last step;
 * until then the rest can still be undone.
 */
export async function changeInSteps(db: Db, { begin, callKey, action, caller, now }: Act): Promise<object> {
  const [earlier] = await db.transaction((tx) => answeredBefore(tx, [{ callKey }], now))
  // Without a stored response the call stopped half way and runs again; finished steps stay.
  if (earlier && (earlier === 'other content' || Object(earlier.answer) === earlier.answer)) {
    return storedResponse(earlier)
  }
  const { steps, undoes, answer } = await begin()
  const actId = randomUUID()
  let logId: string | null = null
  let isUndoable = true
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1
    const act = { userId: caller.userId, action, now, actId, undoes: isLast ? undoes : undefined }
    const first: string | null = logId
    const made: { id: string | null; changes: readonly Change[] } = await db.transaction(async (tx) => {
      const changes = await step(tx)
      const id = await (first === null ? writeLog(tx, act, changes) : continueLog(tx, first, act, changes))
      return { id, changes }
    })
    logId = made.id
    isUndoable &&= canBeUndone(made.changes, { action, caller, now })
  }
  const response = { ...answer(), logId: isUndoable ? logId : null }
  if (callKey) await db.transaction((tx) => storeResponses(tx, [{ callKey, answer: response }], now))
  return response
}
