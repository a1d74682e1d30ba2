import { min, sql } from 'drizzle-orm'
import type { DeliveryServiceName } from '#domain/delivery-service'
import type { Db, Transaction } from '#server/db/connect'
import { deliveries, needsOwner } from '#server/db/schema/deliveries'
import { serviceColumn } from './delivery-filters.server.ts'

export interface NeedsOwner {
  service: DeliveryServiceName
  /** What the service has answered to all of them, a sentence for the owner; null when it has said nothing. */
  answer: string | null
  /** To 10,000. */
  count: number
  /** How many of them may have arrived, and how many were given up. */
  unsure: number
  givenUp: number
  /** When the oldest of them was written. */
  since: Date
}

const mostCounted = 10_000

/**
 * What gets no further without somebody, by what was answered, the largest group first: exactly what the list
 * `/admin/deliveries` shows under "Needs you". One statement.
 */
export async function deliveriesThatNeedOwner(db: Db | Transaction): Promise<NeedsOwner[]> {
  const { state, last_error, created_at } = deliveries
  const looked = db
    .select({ state, last_error, created_at, service: serviceColumn.as('service') })
    .from(deliveries)
    .where(needsOwner)
    .limit(mostCounted)
    .as('looked')
  const counted = (which: string) =>
    sql`count(*) filter (where ${looked.state} = ${sql.raw(`'${which}'`)})`.mapWith(Number)
  return db
    .select({
      service: looked.service,
      answer: looked.last_error,
      count: sql`count(*)`.mapWith(Number),
      unsure: counted('uncertain'),
      givenUp: counted('failed'),
      since: sql<Date>`${min(looked.created_at)}`.mapWith(created_at),
    })
    .from(looked)
    .groupBy(looked.service, looked.last_error)
    .orderBy(sql`count(*) desc`, looked.service, looked.last_error)
}
