import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { assistantTokenDays } from '#server/db/schema/assistant-token-days'
import { backups } from '#server/db/schema/backups'
import { deliveries } from '#server/db/schema/deliveries'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'

/** What the database says of how the site is doing. */
export interface Figures {
  /** Those that have not been delivered, by kind and state; of each group of states 50,000 at most are counted. */
  deliveries: readonly { kind: string; state: string; count: number }[]
  /** How long the one that has waited longest has been due, or has been tried; 0 when none is. */
  oldestWaitingSeconds: number
  /** Mails that were written and not sent for want of a mail server, or of a decision since; 50,000 at most. */
  mailsNotConnected: number
  /** Submissions that look like a machine's and wait for somebody to decide; 50,000 at most. */
  heldSubmissions: number
  /** Tokens the model has used today, by the database's day in UTC. */
  modelTokensToday: number
  /** Since the newest whole backup was finished; null while there is none. */
  backupAgeSeconds: number | null
}

const countedTo = sql.raw('50000')
const longestMs = 1_000

/**
 * Reads them in a second or not at all. What was delivered is not counted: it is most of the table, and no index has it.
 * @throws Error when the database does not answer in time
 */
export async function readFigures(db: Db): Promise<Figures> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local statement_timeout = ${longestMs}`))
    const { rows } = await tx.execute<{ said: Figures }>(sql`
      select json_build_object(
        'deliveries', (
          select coalesce(json_agg(counted), '[]') from (
            select kind, state, count(*)::int as count
            from (${some(onTheWay)} union all ${some(halted)}) as found
            group by kind, state order by kind, state
          ) as counted
        ),
        'oldestWaitingSeconds', (
          select coalesce(extract(epoch from clock_timestamp() - min(coalesce(first_attempted_at, next_attempt_at))), 0)::float8
          from (select first_attempted_at, next_attempt_at from ${deliveries} where ${waiting} limit ${countedTo}) as found
          where coalesce(first_attempted_at, next_attempt_at) <= clock_timestamp()
        ),
        'mailsNotConnected', (
          select count(*)::int
          from (select from ${deliveries} where state = 'not_connected' and mail is not null limit ${countedTo}) as found
        ),
        'heldSubmissions', (
          select count(*)::int
          from (select from ${quarantinedSubmissions} where state = 'held' limit ${countedTo}) as found
        ),
        'modelTokensToday', (
          select coalesce(sum(used_tokens), 0)::float8 from ${assistantTokenDays}
          where day = (clock_timestamp() at time zone 'utc')::date
        ),
        'backupAgeSeconds', (
          select greatest(extract(epoch from clock_timestamp() - finished_at), 0)::float8 from ${backups}
          where finished_at is not null order by finished_at desc limit 1
        )
      ) as said`)
    const [row] = rows
    if (!row) throw new Error('no answer')
    return row.said
  })
}

const some = (which: SQL) => sql`(select kind, state from ${deliveries} where ${which} limit ${countedTo})`

/** Written out as their indexes are. */
const onTheWay = sql.raw(`state in ('pending', 'sending')`)
const halted = sql.raw(`state not in ('pending', 'sending', 'delivered')`)
const waiting = sql.raw(`state in ('pending', 'sending', 'uncertain')`)
