import { desc, sql } from 'drizzle-orm'
import type { DeliveryState } from '#domain/delivery-state'
import type { Db } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'

/** Returns the state of the newest unsent reply to each address. */
export async function unsentReplies(
  db: Db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, DeliveryState>> {
  if (emails.length === 0) return new Map()
  const { recipient, kind, state, created_at } = deliveries
  const newest = await db
    .selectDistinctOn([recipient], { recipient, state })
    .from(deliveries)
    .where(sql`${recipient} in ${[...emails]} and ${kind} = 'reply-mail'`)
    .orderBy(recipient, desc(created_at))
  return new Map(
    newest.flatMap((row) =>
      row.recipient === null || row.state === 'delivered' ? [] : [[row.recipient, row.state]],
    ),
  )
}
