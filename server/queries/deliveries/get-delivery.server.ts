import { desc, eq, sql } from 'drizzle-orm'
import type { DeliveryDetail } from '#contracts/get-delivery'
import type { Db, Transaction } from '#server/db/connect'
import { deliveries, type Delivery } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { asListed, type ConnectedServices, deliveryFields } from './deliveries.server.ts'
import { canBeCancelled } from './delivery-filters.server.ts'

/** The limit of shown attempts, which is several times the attempts of 72 hours. */
const maxAttempts = 200

/** Returns one delivery with its attempts and its payload; undefined if it does not exist. */
export async function deliveryDetail(
  db: Db | Transaction,
  id: string,
  services: ConnectedServices,
): Promise<
  (Omit<DeliveryDetail, 'canCorrect' | 'content'> & Pick<Delivery, 'mail' | 'payload'>) | undefined
> {
  const { number, started_at, took_ms, outcome, answer, delivery_id } = deliveryAttempts
  const [[row], attempts] = await Promise.all([
    db
      .select({
        ...deliveryFields(services),
        key: deliveries.dedupe_key,
        mail: deliveries.mail,
        canCancel: sql<boolean>`${canBeCancelled}`,
      })
      .from(deliveries)
      .where(eq(deliveries.id, id)),
    db
      .select({ number, started_at, took_ms, outcome, answer })
      .from(deliveryAttempts)
      .where(eq(delivery_id, id))
      .orderBy(desc(number))
      .limit(maxAttempts),
  ])
  if (!row) return undefined
  const { key, mail, canCancel, ...fields } = row
  const [listed] = await asListed(db, [fields], services)
  if (!listed) throw new Error('a delivery that cannot be listed')
  return {
    ...listed,
    key,
    mail,
    payload: fields.payload,
    canCancel,
    isForgotten: fields.payload === null,
    allAttempts: attempts.map((each) => ({
      number: each.number,
      at: each.started_at.toISOString(),
      tookMs: each.took_ms,
      outcome: each.outcome,
      answer: each.answer,
    })),
  }
}
