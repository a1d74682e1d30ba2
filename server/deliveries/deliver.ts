import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import type { DeliveryKind } from './delivery-kind.ts'
import type { Queue } from './queue.ts'

export interface DeliverOptions {
  /** Whatever would be the same mail or row has the same key; the second one is not written. */
  key: string
  /** For mail: the normalised address it goes to, of which each gets at most three an hour. */
  recipient?: string
}

/** Writes deliveries into the ledger, within the submission's own transaction. */
export type Deliver = <Payload>(
  kind: DeliveryKind<Payload>,
  payload: Payload,
  options: DeliverOptions,
) => Promise<void>

export type NewDelivery = Parameters<Deliver>

export function deliverWithin(tx: Transaction, queue: Pick<Queue, 'addAll'>, now: Date): Deliver {
  return (...delivery) => writeDeliveries(tx, queue, [delivery], now)
}

/** Writes many at once: a statement for the ledger, and one for the jobs of each service. */
export async function writeDeliveries(
  tx: Transaction,
  queue: Pick<Queue, 'addAll'>,
  given: readonly NewDelivery[],
  now: Date,
): Promise<void> {
  if (given.length === 0) return
  const written = await tx
    .insert(deliveries)
    .values(
      given.map(([kind, payload, { key, recipient }]) => ({
        id: randomUUID(),
        kind: kind.name,
        dedupe_key: key,
        payload,
        recipient,
        state: 'pending' as const,
        next_attempt_at: now,
        created_at: now,
      })),
    )
    .onConflictDoNothing({ target: deliveries.dedupe_key })
    .returning({ id: deliveries.id, kind: deliveries.kind })
  await queue.addAll(tx, written)
}
