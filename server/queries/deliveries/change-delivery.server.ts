import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { storedRow } from '#server/db/stored-row'
import { idArray } from '#server/db/id-array'
import type { Change } from '#server/queries/log/log.server'
import type { TakeBackCall, TakenBack } from '#server/queries/log/log-entries.server'
import { putBack } from '#server/queries/log/put-back.server'
import { canBeCancelled } from './delivery-filters.server.ts'
import { deliveries, type Delivery } from '#server/db/schema/deliveries'

/** Locks it until the transaction ends: no attempt begins meanwhile. */
export async function deliveryForUpdate(tx: Transaction, id: string): Promise<Delivery | undefined> {
  const [delivery] = await tx.select().from(deliveries).where(eq(deliveries.id, id)).for('update')
  return delivery
}

const cancelled = { state: 'cancelled', next_attempt_at: null } as const

/** It is not to go out. What an earlier attempt has said of it stays. */
export async function cancel(tx: Transaction, { id }: Delivery) {
  const before = await storedRow(tx, deliveries, id)
  await tx.update(deliveries).set(cancelled).where(eq(deliveries.id, id))
  return { before, after: await storedRow(tx, deliveries, id) }
}

type Step = Pick<Delivery, 'state'> & { next_attempt_at: string | null }

/** The same of several, in one statement: of those that can be, what it changes. */
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
 * Takes back what an act did to deliveries: of several at once, whatever has changed since stays as it is.
 * @throws AppError conflict for one alone that has changed since
 */
export async function takeBackDeliveries({ tx, entries }: TakeBackCall): Promise<TakenBack> {
  const [first] = entries
  if (entries.length === 1 && first) return { changes: [await putBack(tx, { table: deliveries }, first)] }
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
 * Sends a mail to another address, at once and for another while. What may have arrived at the old one counts for
 * nothing there: to the new one it is a first attempt.
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
