import { sql, type SQL } from 'drizzle-orm'
import type { AttemptOutcome } from '#domain/delivery-state'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { leaseMs } from './lease.ts'

/** More than any service has to say of one delivery. */
const longestAnswer = 500

interface EndedAttempt {
  deliveryId: string
  /** 1 for the first. */
  number: number
  outcome: AttemptOutcome
  tookMs: number
  /** What the service said, or what went wrong. */
  answer: string | null
}

const columns = sql`${deliveryAttempts} (delivery_id, number, started_at, took_ms, outcome, answer)`

/**
 * Keeps how an attempt ended: a statement, to be sent with the one that ends it. One that was taken for lost, or given
 * up for too long a wait, may end after all: that is what is kept then.
 */
export function noteAttempt({ deliveryId, number, outcome, tookMs, answer }: EndedAttempt): SQL {
  const ms = Math.round(tookMs)
  return sql`
    insert into ${columns}
    select id, ${number}::int, clock_timestamp() - ${ms} * interval '1 ms', ${ms}::int, ${outcome}, ${answer && cut(answer)}::text
    from ${deliveries} where id = ${deliveryId}
    on conflict (delivery_id, number) do update
      set took_ms = excluded.took_ms, outcome = excluded.outcome, answer = excluded.answer`
}

/** Half a character, or one that the database does not take, would lose what else there is to note. */
const cut = (answer: string) => answer.slice(0, longestAnswer).toWellFormed().replaceAll('\0', '')

/**
 * Keeps of deliveries that are being sent that nobody knows how their attempt ended; not of mails that were being kept as
 * files, which nobody can have got. @param which of them
 */
export function noteLost(which: SQL): SQL {
  return sql`
    insert into ${columns}
    select id, attempts, lease_until - ${leaseMs} * interval '1 ms', null, 'lost', null
    from ${deliveries} where state = 'sending' and captured_at is null and ${which}
    on conflict (delivery_id, number) do nothing`
}
