import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { timeOf } from '#server/db/time-of'
import { calls } from '#server/db/schema/calls'
import { writeDeliveries } from '#server/deliveries/ledger/deliver'
import { callReminderOf } from './call-reminder.ts'

const hourMs = 3_600_000

/**
 * Creates reminders of booked calls a day and an hour before, unless a call was booked shortly before that. It is
 * called regularly, and dedupe keys keep each reminder to one delivery. Returns 0, so that the caller does not repeat
 * it.
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
      // After downtime, a reminder for the day before would come only hours before the call.
      return untilMs >= 20 * hourMs && knownMs >= 26 * hourMs ? [callReminderOf(call, 'day')] : []
    })
    await writeDeliveries(tx, due)
  })
  return 0
}
