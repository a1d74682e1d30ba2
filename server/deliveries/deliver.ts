import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/db/connect'
import { rowsOf } from '#server/db/rows'
import { deliveries } from '#server/db/schema/deliveries'
import type { DeliveryKind } from './delivery-kind.ts'
import type { Queue } from './queue.ts'

export interface DeliverOptions {
  /** Whatever would be the same mail or row has the same key; the second one is not written. */
  key: string
  /** For mail: the normalised address it goes to, of which each gets at most three an hour. */
  recipient?: string
  /** Goes out at this time, or later. Default: at once. */
  notBefore?: Date
}

/** Writes deliveries into the ledger, within the submission's own transaction. */
export type Deliver = <Payload>(
  kind: DeliveryKind<Payload>,
  payload: Payload,
  options: DeliverOptions,
) => Promise<void>

export type NewDelivery = Parameters<Deliver>

export function newDelivery<Payload>(
  kind: DeliveryKind<Payload>,
  payload: Payload,
  options: DeliverOptions,
): NewDelivery {
  return [kind, payload, options]
}

export function deliverWithin(tx: Transaction, queue: Pick<Queue, 'ring'>, now: Date): Deliver {
  return (...delivery) => writeDeliveries(tx, queue, [delivery], now)
}

/** Writes many at once: a statement for the ledger, and one for the jobs of each service. */
export async function writeDeliveries(
  tx: Transaction,
  queue: Pick<Queue, 'ring'>,
  given: readonly NewDelivery[],
  now: Date,
): Promise<void> {
  if (given.length === 0) return
  const rows = given.map(([kind, payload, { key, recipient, notBefore }]) => ({
    id: randomUUID(),
    kind: kind.name,
    dedupe_key: key,
    payload,
    recipient,
    state: 'pending' as const,
    attempts: 0,
    sent_at: [],
    next_attempt_at: notBefore ?? now,
    created_at: now,
  }))
  await Promise.all([
    tx
      .insert(deliveries)
      .select(rowsOf(deliveries, rows))
      .onConflictDoNothing({ target: deliveries.dedupe_key }),
    // For what was there already too: a bell without its delivery does no harm. What is due later is found by the sweep.
    queue.ring(
      tx,
      rows.filter(({ next_attempt_at }) => next_attempt_at <= now),
    ),
  ])
}
