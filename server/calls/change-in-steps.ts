import { eq } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { log } from '#server/db/schema/log'
import type { AdminCaller } from '#server/http/caller'
import type { ContactGroups } from '#server/queries/contacts/changed-contacts'
import { type Change, writeLog } from '#server/queries/log/log.server'
import type { CallKey } from './call-key.ts'
import { answeredBefore, givenAnswer, storeAnswers } from './idempotency.ts'

/** A change of many contacts in parts, each of them soon done. */
export interface Steps<Answer extends object = object> {
  /** Each gives what it changed: groups of contacts (`ContactGroups`), and nothing else. */
  steps: readonly ((tx: Transaction) => Promise<readonly Change[]>)[]
  /** Once all of them are done. */
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

/** The row of the log is written anew with all it holds, which takes as long as several steps. */
const stepsPerWriting = 20

/**
 * Does a change step by step, each in a transaction of its own: between two of them whoever else waits for the one
 * connection of the embedded database has a turn. All of it is one row of the log, so that what was done before a
 * failure can be undone like the whole; only the last steps before the process is killed are missing there.
 */
export async function changeInSteps(db: Db, { begin, callKey, action, caller, now }: Act): Promise<object> {
  const [earlier] = await db.transaction((tx) => answeredBefore(tx, [{ callKey }], now))
  // Without an answer it ended half way, and is done again: what was done already stays as it is.
  if (earlier && (earlier === 'other content' || Object(earlier.answer) === earlier.answer)) {
    return givenAnswer(earlier)
  }
  const { steps, answer } = await begin()
  const done: Change[] = []
  let logId: string | null = null
  let unwritten = 0
  async function written(tx: Transaction, changes: readonly Change[]): Promise<string | null> {
    const whole = inOne(changes)
    if (!whole) return null
    if (logId === null) return writeLog(tx, { userId: caller.userId, action, now }, [whole])
    await tx.update(log).set({ before: whole.before, after: whole.after }).where(eq(log.id, logId))
    return logId
  }
  try {
    for (const step of steps) {
      const { changes, written: id } = await db.transaction(async (tx) => {
        const made = await step(tx)
        const isDue = logId === null || unwritten + made.length >= stepsPerWriting
        return { changes: made, written: isDue ? await written(tx, [...done, ...made]) : undefined }
      })
      done.push(...changes)
      unwritten = id === undefined ? unwritten + changes.length : 0
      logId = id ?? logId
    }
  } finally {
    if (unwritten > 0) await db.transaction((tx) => written(tx, done))
  }
  const given = { ...answer(), logId }
  if (callKey) await db.transaction((tx) => storeAnswers(tx, [{ callKey, answer: given }], now))
  return given
}

/** Changes of groups of contacts as one. */
function inOne(changes: readonly Change[]): Change | undefined {
  const [first] = changes
  if (!first) return undefined
  const all = (which: 'before' | 'after') =>
    changes.flatMap((change) => (change[which] as ContactGroups).groups)
  const count = changes.reduce((sum, { after }) => sum + (after as { count: number }).count, 0)
  return { on: first.on, before: { groups: all('before') }, after: { groups: all('after'), count } }
}
