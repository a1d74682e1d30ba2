import type { SQL } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { countsOf } from '#server/db/page'
import { deliveries } from '#server/db/schema/deliveries'
import type { Count } from '#contracts/count'
import { viewConditions } from './delivery-filters.server.ts'

const closedViews = ['captured', 'cancelled', 'not_needed', 'delivered'] as const

/** Counts the deliveries in each closed list, each to at most 10,000. */
export function closedCounts(db: Db | Transaction): Promise<Record<(typeof closedViews)[number], Count>> {
  const lists = closedViews.map((view) => [view, [deliveries, viewConditions[view]]])
  return countsOf(
    db,
    Object.fromEntries(lists) as Record<(typeof closedViews)[number], [typeof deliveries, SQL]>,
  )
}
