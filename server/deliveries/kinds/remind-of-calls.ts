import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { timeOf } from '#server/db/time-of'
import { calls } from '#server/db/schema/calls'
import { writeDeliveries } from '#server/deliveries/ledger/deliver'
import { callReminderOf } from './call-reminder.ts'

const hourMs = 3_600_000

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
