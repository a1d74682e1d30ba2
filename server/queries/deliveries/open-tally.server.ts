import { type SQL, sql } from 'drizzle-orm'
import type { Count } from '#contracts/count'
import type { DeliveryBranchName } from '#domain/delivery-service'
import { openViews, type OpenView } from '#domain/delivery-view'
import type { Db, Transaction } from '#server/db/connect'
import { asCount, countedLimit } from '#server/db/page'
import { deliveries } from '#server/db/schema/deliveries'
import { branchColumn, viewConditions } from './delivery-filters.server.ts'
import { isWaitingMail, staleReason } from './waiting-mails.server.ts'

/** The counts of a list's deliveries for one destination. */
interface Tally {
  count: number
  /** When the oldest of them was first attempted, or created if it never was. */
  since: Date | null
  /** The number that is not retried automatically. */
  givenUp: number
  /** The service's last response. */
  answer: string | null
  /** The number of mails from before a mail server was connected, and of the outdated ones among them. */
  unsent: number
  stale: number
}

export interface OpenTally {
  of(view: OpenView, branch: DeliveryBranchName): Tally
  /** The total. */
  total(view: OpenView): Count
}

const none: Tally = { count: 0, since: null, givenUp: 0, answer: null, unsent: 0, stale: 0 }

type Row = Omit<Tally, 'since'> & { view: OpenView; branch: DeliveryBranchName; since: string | null }

/**
 * Counts the deliveries in each open list by destination, each list to at most 10,000. Every screen uses these counts,
 * so that they agree with each other and with their lists.
 */
export async function tallyOpen(
  db: Db | Transaction,
  views: readonly OpenView[] = openViews,
): Promise<OpenTally> {
  const parts = views.map((view) => part(view, viewConditions[view]))
  const { rows } = await db.execute<{ [Key in keyof Row]: Row[Key] }>(sql`
    select view, branch, count(*)::int as count, to_json(min(since)) #>> '{}' as since,
      (count(*) filter (where state = 'failed'))::int as "givenUp",
      (array_agg(last_error order by since desc) filter (where last_error is not null))[1] as answer,
      (count(*) filter (where is_unsent))::int as unsent,
      (count(*) filter (where is_stale))::int as stale
    from (${sql.join(parts, sql` union all `)}) as each
    group by view, branch`)
  return {
    of(view, branch) {
      const row = rows.find((each) => each.view === view && each.branch === branch)
      return row ? { ...row, since: row.since === null ? null : new Date(row.since) } : none
    },
    total: (view) =>
      asCount(rows.filter((row) => row.view === view).reduce((sum, { count }) => sum + count, 0)),
  }
}

/** Reads each list by its own index, with a limit. */
function part(view: OpenView, which: SQL): SQL {
  const { state, last_error, first_attempted_at, created_at } = deliveries
  return sql`(
    select ${view}::text as view, ${branchColumn} as branch, ${state}, ${last_error},
      coalesce(${first_attempted_at}, ${created_at}) as since,
      ${isWaitingMail} as is_unsent, ${staleReason} is not null as is_stale
    from ${deliveries} where ${which} ${countedLimit})`
}
