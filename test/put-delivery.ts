import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'

/** Inserts a delivery in any state, by default a pending row for the spreadsheet; returns its id. */
export async function putDelivery(db: Db, values: Partial<typeof deliveries.$inferInsert>): Promise<string> {
  const id = randomUUID()
  await db.insert(deliveries).values({
    id,
    kind: 'score-row',
    lane: 'sheets',
    dedupe_key: id,
    payload: { submissionId: id },
    state: 'pending',
    created_at: new Date(),
    ...values,
  })
  return id
}
