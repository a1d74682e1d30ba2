import { randomUUID } from 'node:crypto'
import type { Db, Transaction } from '#server/db/connect'
import type { AdminCaller } from '#server/http/caller'
import { type Change, continueLog, writeLog } from '#server/queries/log/log.server'
import type { CallKey } from './call-key.ts'
import { answeredBefore, givenAnswer, storeAnswers } from './idempotency.ts'
import { canBeUndone } from './log-changes.ts'

/** A change of many rows in parts, each of them soon done. */
export interface Steps<Answer extends object = object> {
  /** Each gives what it changed, which is written into the log in its own transaction. */
  steps: readonly ((tx: Transaction) => Promise<readonly Change[]>)[]
  /** The act that all of them together take back. */
  takesBack?: string
  /** Once all of them are done. @throws AppError */
  answer(): Answer
}

interface Act {
  /** Asked for after the key, so that a repeat is not refused for what the first call did. */
  begin(): Promise<Steps>
  callKey: CallKey | undefined
  /** The function's name. */
  action: string
  caller: AdminCaller
  now: Date
}

/**
 * Does a change step by step, each in a transaction of its own: between two of them whoever else waits for the one
 * connection of the embedded database has a turn. All of it is one act of the log, and each step writes its own rows
 * there: whenever the process ends, the log names exactly what was changed, and that can be undone. An act that takes
 * another one back has done so with the last step; until then the rest can be taken back again.
 */
export async function changeInSteps(db: Db, { begin, callKey, action, caller, now }: Act): Promise<object> {
  const [earlier] = await db.transaction((tx) => answeredBefore(tx, [{ callKey }], now))
  // Without an answer it ended half way, and is done again: what was done already stays as it is.
  if (earlier && (earlier === 'other content' || Object(earlier.answer) === earlier.answer)) {
    return givenAnswer(earlier)
  }
  const { steps, takesBack, answer } = await begin()
  const actId = randomUUID()
  let logId: string | null = null
  let isUndoable = true
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1
    const act = { userId: caller.userId, action, now, actId, takesBack: isLast ? takesBack : undefined }
    const first: string | null = logId
    const made: { id: string | null; changes: readonly Change[] } = await db.transaction(async (tx) => {
      const changes = await step(tx)
      const id = await (first === null ? writeLog(tx, act, changes) : continueLog(tx, first, act, changes))
      return { id, changes }
    })
    logId = made.id
    isUndoable &&= canBeUndone(made.changes, { action, caller, now })
  }
  const given = { ...answer(), logId: isUndoable ? logId : null }
  if (callKey) await db.transaction((tx) => storeAnswers(tx, [{ callKey, answer: given }], now))
  return given
}
