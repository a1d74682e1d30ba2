import { gt, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { countOf, countsOf } from '#server/db/page'
import { activities } from '#server/db/schema/activities'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import type { Count } from '#contracts/count'
import { branchColumn, isOfAddress, viewConditions } from './delivery-filters.server.ts'

const closedViews = ['captured', 'cancelled', 'not_needed', 'delivered'] as const

/** The number of deliveries in each closed list, each counted to 10,000. */
export function closedCounts(db: Db | Transaction): Promise<Record<(typeof closedViews)[number], Count>> {
  const lists = closedViews.map((view) => [view, [deliveries, viewConditions[view]]])
  return countsOf(
    db,
    Object.fromEntries(lists) as Record<(typeof closedViews)[number], [typeof deliveries, SQL]>,
  )
}

const day = sql`statement_timestamp() - interval '24 hours'`

/** Submissions within 24 hours, counted to 10,000. */
export const deliveredOnTimeToday = (db: Db | Transaction) =>
  countOf(db, activities, gt(activities.created_at, day))

/** With more attempts in a day only the newest are examined. */
const maxAttempts = 10_000

interface Tried {
  branch: string
  /** How many half-hours ago; null for the total. */
  part: number | null
  delivered: number
  failed: number
  unsure: number
  half_ms: number | null
}

/** Attempts of the last 24 hours by outcome and half-hour, for each destination. */
export async function triedWithinADay(db: Db | Transaction): Promise<Tried[]> {
  const { started_at, outcome, answer, delivery_id } = deliveryAttempts
  const { rows } = await db.execute<Record<keyof Tried, unknown>>(sql`
    select branch, part::int, (count(*) filter (where outcome = 'delivered'))::int as delivered,
      (count(*) filter (where outcome = 'failed' and not is_of_address))::int as failed,
      (count(*) filter (where outcome in ('uncertain', 'lost')))::int as unsure,
      percentile_cont(0.5) within group (order by took_ms) filter (where outcome = 'delivered') as half_ms
    from (
      select ${branchColumn} as branch, outcome, ${isOfAddress} as is_of_address,
        floor(extract(epoch from statement_timestamp() - started_at) / 1800) as part,
        extract(epoch from ${deliveries.delivered_at} - ${deliveries.created_at}) * 1000 as took_ms
      from (
        select ${delivery_id}, ${started_at}, ${outcome}, ${answer} from ${deliveryAttempts}
        where ${started_at} > ${day} order by ${started_at} desc limit ${maxAttempts}
      ) as tried cross join lateral (
        select * from ${deliveries} where ${deliveries.id} = tried.delivery_id
        -- Each by its id: joined, the whole ledger would be read, however few tries there were.
        offset 0
      ) as deliveries
    ) as each
    group by grouping sets ((branch, part), (branch))`)
  return rows.map(
    ({ half_ms, ...row }) => ({ ...row, half_ms: half_ms === null ? null : Number(half_ms) }) as Tried,
  )
}
