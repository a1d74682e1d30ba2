import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { assistantTokenDays } from '#server/db/schema/assistant-token-days'
import { backups } from '#server/db/schema/backups'
import { deliveries } from '#server/db/schema/deliveries'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'

/** The figures about the site's health that are read from the database. */
export interface Figures {
  /** Undelivered deliveries by kind and state; at most 50,000 of each group of states are counted. */
  deliveries: readonly { kind: string; state: string; count: number }[]
  /** How long the oldest open delivery has been due or in progress; 0 if there is none. */
  oldestWaitingSeconds: number
  /** Mails that wait for a mail server or for a decision; at most 50,000 are counted. */
  mailsNotConnected: number
  /** Quarantined submissions that wait for a decision; at most 50,000 are counted. */
  heldSubmissions: number
  /** Tokens the model has used today, by the database's date in UTC. */
  modelTokensToday: number
  /** The age of the newest complete backup; null if there is none. */
  backupAgeSeconds: number | null
}

const countedTo = sql.raw('50000')
const longestMs = 1_000

/**
 * Reads the figures within a second or fails. Delivered deliveries are not counted, because they are most of the table
 * and have no index.
 * @throws Error when the database does not respond in time
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

/** Uses literals, to match the partial indexes. */
const onTheWay = sql.raw(`state in ('pending', 'sending')`)
const halted = sql.raw(`state not in ('pending', 'sending', 'delivered')`)
const waiting = sql.raw(`state in ('pending', 'sending', 'uncertain')`)
