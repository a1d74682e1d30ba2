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
 * Mails the people on the waiting list for a call, in their order and a few for each open time (`waitlistRules`). It
 * asks which times are open instead of following what opens one, so a changed week, a canceled call, a free calendar
 * and a later day all count. Called regularly, by any number of processes: one email is one delivery. Returns how many.
 */
export async function tellWhenOpen(db: Db, rules: CallRules): Promise<number> {
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
      // Who has asked for two kinds of calls gets one email.
      if (hasRoom && !mailed.has(each.contactId)) mailed.set(each.contactId, each)
    }
    await writeDeliveries(tx, [...mailed.values()].map(openTimesMailOf))
    return mailed.size
  })
}
