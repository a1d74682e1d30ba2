import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { callRules } from '#domain/call-rules'
import { announceChange } from '#server/db/changes'
import type { Db } from '#server/db/connect'
import { timeOf } from '#server/db/time-of'
import { calls } from '#server/db/schema/calls'
import { writeDeliveries } from '#server/deliveries/ledger/deliver'
import { callMailOf } from './call-mail.ts'
import { callReminderOf } from './call-reminder.ts'

const hourMs = 3_600_000

/**
 * Ends requests that nobody has answered in time, whose visitors are offered other times. Called regularly, by any
 * number of processes. Returns how many.
 */
export async function lapseRequests(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const now = await timeOf(tx)
    const lapsed = await tx
      .update(calls)
      .set({
        state: 'lapsed',
        changed_at: now,
        // A moved call has an entry in the visitor's calendar, which follows only the next sequence.
        invitations: sql`case when ${calls.invitations} = 0 then 0 else ${calls.invitations} + 1 end`,
        version: sql`${calls.version} + 1`,
      })
      .where(
        and(
          eq(calls.state, 'requested'),
          lte(calls.starts_at, new Date(now.getTime() + callRules.lapsesHoursBefore * hourMs)),
        ),
      )
      .returning()
    await writeDeliveries(
      tx,
      // Nobody wants to hear of it once the time is over.
      lapsed.filter(({ starts_at }) => starts_at > now).map((call) => callMailOf(call, 'lapsed')),
    )
    if (lapsed.length > 0) await announceChange(tx, 'calls')
    return lapsed.length
  })
}

/**
 * Reminds of booked calls a day and an hour before; not if they were booked only shortly before that. Called
 * regularly: each reminder is one delivery, however often it is written. Returns 0, because nothing is left to repeat.
 */
export async function remindOfCalls(db: Db): Promise<number> {
  await db.transaction(async (tx) => {
    const now = await timeOf(tx)
    const booked = await tx
      .select()
      .from(calls)
      .where(
        and(
          eq(calls.state, 'booked'),
          gt(calls.starts_at, now),
          lte(calls.starts_at, new Date(now.getTime() + 24 * hourMs)),
        ),
      )
    const due = booked.flatMap((call) => {
      const untilMs = call.starts_at.getTime() - now.getTime()
      const knownMs = call.starts_at.getTime() - (call.booked_at ?? now).getTime()
      if (untilMs <= hourMs) return knownMs >= 2 * hourMs ? [callReminderOf(call, 'hour')] : []
      // A site that was off for a while reminds of no call that is only hours away.
      return untilMs >= 20 * hourMs && knownMs >= 26 * hourMs ? [callReminderOf(call, 'day')] : []
    })
    await writeDeliveries(tx, due)
  })
  return 0
}
