import { and, eq, lte, or } from 'drizzle-orm'
import { callLimits } from '#domain/call-rules'
import { callForUpdate } from '#server/commands/calls/change-calls.server'
import type { Db } from '#server/db/connect'
import { timeOf } from '#server/db/time-of'
import { calls } from '#server/db/schema/calls'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import type { DeliveryKind } from '#server/deliveries/ledger/delivery-kind'
import { endCall } from './end-call.ts'

const hourMs = 3_600_000

/**
 * Ends one request that nobody has answered by the promised time; its visitor is offered other times. Returns 1, or 0
 * if none is due: each takes its own transaction, so that its contact is locked in order.
 */
export async function lapseRequests(db: Db, isConnected: (kind: DeliveryKind) => boolean): Promise<number> {
  return db.transaction(async (tx) => {
    const now = await timeOf(tx)
    const [due] = await tx
      .select({ id: calls.id })
      .from(calls)
      .where(
        and(
          eq(calls.state, 'requested'),
          or(
            lte(calls.answer_by, now),
            lte(calls.starts_at, new Date(now.getTime() + callLimits.lapsesHoursBefore * hourMs)),
          ),
        ),
      )
      .orderBy(calls.starts_at, calls.id)
      .limit(1)
      // Somebody may be answering it.
      .for('update', { skipLocked: true })
    const found = due && (await callForUpdate(tx, due.id))
    if (!found) return 0
    await endCall(found, { tx, deliver: deliverWithin(tx), isConnected, now, news: 'lapsed' })
    return 1
  })
}
