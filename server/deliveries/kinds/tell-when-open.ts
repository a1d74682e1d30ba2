import type { CallRules } from '#domain/call-rules'
import { waitlistRules } from '#domain/call-waitlist'
import { requestableRange } from '#domain/open-times'
import type { Db } from '#server/db/connect'
import { timeOf } from '#server/db/time-of'
import { writeDeliveries } from '#server/deliveries/ledger/deliver'
import {
  countRecentlyMailed,
  type Waiting,
  waitingForCalls,
} from '#server/queries/calls/call-waitlist.server'
import { heldTimes } from '#server/queries/calls/calls.server'
import { openTimesFor, openTimesMailOf } from './open-times-mail.ts'

/**
 * Mails the people on the waiting list for a call, in order and a few for each open time (`waitlistRules`). It computes
 * the open times on each call, so that it does not matter what opened one. Called regularly, by any number of
 * processes. Returns how many people are mailed.
 */
export async function mailCallWaitlist(db: Db, rules: CallRules): Promise<number> {
  return db.transaction(async (tx) => {
    const now = await timeOf(tx)
    const waiting = await waitingForCalls(tx, now)
    if (waiting.length === 0) return 0
    const held = await heldTimes(tx, requestableRange(now, rules))
    const recently = await countRecentlyMailed(tx, now)
    const mailed = new Map<string, Waiting>()
    for (const each of waiting) {
      const { length: open } = openTimesFor(each, { rules, held, now })
      const hasRoom = recently + mailed.size < open * waitlistRules.peoplePerTime
      // A person who waits for two types of calls gets one mail.
      if (hasRoom && !mailed.has(each.contactId)) mailed.set(each.contactId, each)
    }
    await writeDeliveries(tx, [...mailed.values()].map(openTimesMailOf))
    return mailed.size
  })
}
