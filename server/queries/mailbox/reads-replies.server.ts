import type { Db } from '#server/db/connect'
import { timeOf } from '#server/db/time-of'
import { mailboxState } from './mailbox-state.server.ts'

/** How long a mailbox may go unread. Another process takes over from a dead one within half a minute. */
const lateMs = 5 * 60_000

/** Returns a sentence about why a connected mailbox is not read; undefined if there is no fault. */
export async function mailboxFault(db: Db, mailbox: string | undefined): Promise<string | undefined> {
  if (mailbox === undefined) return undefined
  const state = await mailboxState(db, mailbox)
  if (state?.fault) return state.fault
  const isLate = state?.checkedAt && (await timeOf(db)).getTime() - state.checkedAt.getTime() > lateMs
  return isLate ? 'The mailbox has not been read for some minutes.' : undefined
}

/** Whether replies by mail are read: a mailbox is connected, has been read, and has no fault. */
export async function readsReplies(db: Db, mailbox: string | undefined): Promise<boolean> {
  if (mailbox === undefined) return false
  const state = await mailboxState(db, mailbox)
  return state?.checkedAt != null && (await mailboxFault(db, mailbox)) === undefined
}
