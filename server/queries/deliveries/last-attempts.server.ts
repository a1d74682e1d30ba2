import { sql } from 'drizzle-orm'
import type { DeliveryBranchName } from '#domain/delivery-service'
import type { Db } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { branchColumn, isAttemptRefusedByAddress } from './delivery-filters.server.ts'

/** How many attempts are examined, newest first. */
const maxAttempts = 10_000

interface LastAttempts {
  branch: DeliveryBranchName
  /** ISO 8601. */
  worked_at: string | null
  failed_at: string | null
  reason: string | null
}

/**
 * Returns the times of the newest successful and the newest failed attempt of each destination. A refused recipient is
 * not a failure of the service.
 */
export async function lastAttempts(db: Db): Promise<LastAttempts[]> {
  const { started_at, outcome, answer, delivery_id } = deliveryAttempts
  const { rows } = await db.execute<{ [Key in keyof LastAttempts]: LastAttempts[Key] }>(sql`
    select branch,
      to_json(max(started_at) filter (where outcome = 'delivered')) #>> '{}' as worked_at,
      to_json(max(started_at) filter (where is_failure)) #>> '{}' as failed_at,
      (array_agg(answer order by started_at desc) filter (where is_failure))[1] as reason
    from (
      select ${branchColumn} as branch, started_at, outcome, answer,
        outcome in ('failed', 'uncertain', 'lost') and not ${isAttemptRefusedByAddress} as is_failure
      from (
        select ${delivery_id}, ${started_at}, ${outcome}, ${answer} from ${deliveryAttempts}
        order by ${started_at} desc limit ${maxAttempts}
      ) as tried cross join lateral (
        select * from ${deliveries} where ${deliveries.id} = tried.delivery_id
        -- Each by its id: joined, the whole ledger would be read, however few tries there were.
        offset 0
      ) as deliveries
    ) as each
    group by branch`)
  return rows
}
