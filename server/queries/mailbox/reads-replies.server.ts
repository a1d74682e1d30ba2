import type { Db } from '#server/db/connect'
import { timeOf } from '#server/db/time-of'
import { mailboxState } from './mailbox-state.server.ts'

/** A process that ended is followed by another within half a minute. */
const lateMs = 5 * 60_000

/** Why replies are not read although a mailbox is connected, as a sentence; undefined while they are. */
export async function mailboxFault(db: Db, mailbox: string | undefined): Promise<string | undefined> {
  if (mailbox === undefined) return undefined
  const state = await mailboxState(db, mailbox)
  if (state?.fault) return state.fault
  const isLate = state?.checkedAt && (await timeOf(db)).getTime() - state.checkedAt.getTime() > lateMs
  return isLate ? 'The mailbox has not been read for some minutes.' : undefined
}

/** Whether what people answer by mail is seen: a mailbox is connected, was read, and is read still. */
export async function readsReplies(db: Db, mailbox: string | undefined): Promise<boolean> {
  if (mailbox === undefined) return false
  const state = await mailboxState(db, mailbox)
  return state?.checkedAt != null && (await mailboxFault(db, mailbox)) === undefined
}
