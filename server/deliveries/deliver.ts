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

export function deliverWithin(tx: Transaction, queue: Pick<Queue, 'add'>, now: Date): Deliver {
  return async (kind, payload, { key, recipient }) => {
    const [written] = await tx
      .insert(deliveries)
      .values({
        id: randomUUID(),
        kind: kind.name,
        dedupe_key: key,
        payload,
        recipient,
        state: 'pending',
        next_attempt_at: now,
        created_at: now,
      })
      .onConflictDoNothing({ target: deliveries.dedupe_key })
      .returning({ id: deliveries.id })
    if (written) await queue.add(tx, kind.name, written.id)
  }
}
