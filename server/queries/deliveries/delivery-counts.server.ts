import { gt, type SQL, sql } from 'drizzle-orm'
import { deliveryViews, type DeliveryView } from '#domain/delivery-view'
import type { Db, Transaction } from '#server/db/connect'
import { countedLimit as limit, countOf, countsOf } from '#server/db/page'
import { activities } from '#server/db/schema/activities'
import { deliveries, needsOwner } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import type { Count } from '#contracts/count'
import { branchColumn, isInView } from './delivery-filters.server.ts'

/** How many deliveries are in each list, each counted to 10,000. */
export function viewCounts(db: Db | Transaction): Promise<Record<DeliveryView, Count>> {
  const lists = deliveryViews.map((view) => [view, [deliveries, isInView[view]]])
  return countsOf(db, Object.fromEntries(lists) as Record<DeliveryView, [typeof deliveries, SQL]>)
}

const isUnderWay = sql`${deliveries.state} in ('pending', 'sending', 'uncertain')`
const isStopped = sql`${deliveries.state} in ('not_connected', 'held', 'failed')`

/** For each whom any are for, how many are still to go out, and how many were given up; each counted to 10,000. */
export async function deliveryCounts(
  db: Db | Transaction,
): Promise<ReadonlyMap<string, { waiting: number; failed: number }>> {
  const { rows } = await db.execute<{ branch: string; waiting: number; failed: number }>(sql`
    select branch, (count(*) filter (where state <> 'failed'))::int as waiting,
      (count(*) filter (where state = 'failed'))::int as failed
    from (
      (select ${branchColumn} as branch, state from ${deliveries} where ${isUnderWay} ${limit})
      union all (select ${branchColumn} as branch, state from ${deliveries} where ${isStopped} ${limit})
    ) as each
    group by branch`)
  return new Map(rows.map(({ branch, ...counts }) => [branch, counts]))
}

const day = sql`statement_timestamp() - interval '24 hours'`

/** Submissions within 24 hours, counted to 10,000. */
export const keptWithinADay = (db: Db | Transaction) =>
  countOf(db, activities, gt(activities.created_at, day))

/** More tries in a day than that are too many to look at each: then the newest. */
const mostTries = 10_000

interface Tried {
  branch: string
  /** Half-hours ago; null for the sum of them. */
  part: number | null
  delivered: number
  failed: number
  unsure: number
  half_ms: number | null
}

/** What came of the tries of the last 24 hours, in half-hours, for each whom they were for. */
export async function triedWithinADay(db: Db | Transaction): Promise<Tried[]> {
  const { started_at, outcome, delivery_id } = deliveryAttempts
  const { rows } = await db.execute<Record<keyof Tried, unknown>>(sql`
    select branch, part::int, (count(*) filter (where outcome = 'delivered'))::int as delivered,
      (count(*) filter (where outcome = 'failed'))::int as failed,
      (count(*) filter (where outcome in ('uncertain', 'lost')))::int as unsure,
      percentile_cont(0.5) within group (order by took_ms) filter (where outcome = 'delivered') as half_ms
    from (
      select ${branchColumn} as branch, outcome,
        floor(extract(epoch from statement_timestamp() - started_at) / 1800) as part,
        extract(epoch from ${deliveries.delivered_at} - ${deliveries.created_at}) * 1000 as took_ms
      from (
        select ${delivery_id}, ${started_at}, ${outcome} from ${deliveryAttempts}
        where ${started_at} > ${day} order by ${started_at} desc limit ${mostTries}
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

interface Open {
  branch: string
  waits: number
  needs: number
  since: string | null
}

/** What is open for each whom deliveries are for: what waits, what needs somebody, and since when. */
export async function openByBranch(db: Db | Transaction): Promise<Open[]> {
  const open = (which: SQL, needs: boolean) =>
    sql`(select ${branchColumn} as branch, ${deliveries.created_at}, ${sql.raw(String(needs))} as needs from ${deliveries} where ${which} ${limit})`
  const { rows } = await db.execute<{
    branch: string
    waits: number
    needs: number
    since: string | null
  }>(sql`
    select branch, (count(*) filter (where not needs))::int as waits, (count(*) filter (where needs))::int as needs,
      to_json(min(created_at) filter (where needs))#>>'{}' as since
    from (
      ${open(isUnderWay, false)}
      union all ${open(isInView.not_connected, false)}
      union all ${open(needsOwner, true)}
    ) as each
    group by branch`)
  return rows
}
