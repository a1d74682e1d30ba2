import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { storedRow } from '#server/db/stored-row'
import { idArray } from '#server/db/id-array'
import type { Change } from '#server/queries/log/log.server'
import type { UndoCall, UndoResult } from '#server/queries/log/log-entries.server'
import { restoreRows } from '#server/commands/log/restore-rows.server'
import { canBeCancelled } from '#server/queries/deliveries/delivery-filters.server'
import { deliveries, type Delivery } from '#server/db/schema/deliveries'

/** Locks a delivery until the transaction ends, so that no attempt starts. */
export async function deliveryForUpdate(tx: Transaction, id: string): Promise<Delivery | undefined> {
  const [delivery] = await tx.select().from(deliveries).where(eq(deliveries.id, id)).for('update')
  return delivery
}

const cancelled = { state: 'cancelled', next_attempt_at: null } as const

/** Cancels a delivery. The response of an earlier attempt stays. */
export async function cancel(tx: Transaction, { id }: Delivery) {
  const before = await storedRow(tx, deliveries, id)
  await tx.update(deliveries).set(cancelled).where(eq(deliveries.id, id))
  return { before, after: await storedRow(tx, deliveries, id) }
}

type Step = Pick<Delivery, 'state'> & { next_attempt_at: string | null }

/** Cancels deliveries in one statement and returns the changes. */
export async function cancelAll(tx: Transaction, ids: readonly string[]): Promise<Change[]> {
  const { rows } = await tx.execute<{ id: string; before: Step }>(sql`
    update ${deliveries} set state = 'cancelled', next_attempt_at = null
    from (
      select ${deliveries.id}, json_build_object('state', ${deliveries.state}, 'next_attempt_at', ${deliveries.next_attempt_at}) as before
      from ${deliveries} where ${deliveries.id} = any(${idArray(ids)}) and ${canBeCancelled}
    ) as found
    where ${deliveries.id} = found.id returning found.id, found.before`)
  return rows.map(({ id, before }) => ({ on: { kind: 'delivery', id }, before, after: cancelled }))
}

/**
 * Undoes an action's changes of deliveries. In a bulk action, deliveries that changed since stay as they are.
 * @throws AppError conflict when a single one has changed since
 */
export async function undoDeliveryChanges({ tx, entries }: UndoCall): Promise<UndoResult> {
  const [first] = entries
  if (entries.length === 1 && first) return { changes: [await restoreRows(tx, { table: deliveries }, first)] }
  const steps = entries.map(({ subject_id: id, before, after }) => ({ id, before, after }))
  const { rows } = await tx.execute<{ id: string; before: Step; after: Step }>(sql`
    update ${deliveries} set
      state = step.before ->> 'state', next_attempt_at = (step.before ->> 'next_attempt_at')::timestamptz
    from json_to_recordset(${JSON.stringify(steps)}::json) as step (id uuid, before json, after json)
    where ${deliveries.id} = step.id and ${deliveries.state} = step.after ->> 'state'
    returning step.id, step.before, step.after`)
  const changes = rows.map(({ id, before, after }) => ({
    on: { kind: 'delivery' as const, id },
    before: after,
    after: before,
  }))
  return { changes, kept: entries.length - changes.length }
}

/**
 * Schedules a mail to another address now, with a new deadline. Attempts to the old address do not count toward limits.
 */
export async function sendTo(tx: Transaction, delivery: Delivery, recipient: string, forMs: number) {
  const before = await storedRow(tx, deliveries, delivery.id)
  await tx
    .update(deliveries)
    .set({
      recipient,
      state: 'pending',
      last_error: null,
      sent_at: [],
      next_attempt_at: sql`clock_timestamp()`,
      expires_at: sql`clock_timestamp() + ${forMs} * interval '1 ms'`,
      released_at: sql`clock_timestamp()`,
    })
    .where(eq(deliveries.id, delivery.id))
  return { before, after: await storedRow(tx, deliveries, delivery.id) }
}
