import { sql, type SQL } from 'drizzle-orm'
import type { AttemptOutcome } from '#domain/delivery-state'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { leaseMs } from './lease.ts'

/** Longer than any expected response about one delivery. */
const maxAnswerLength = 500

interface EndedAttempt {
  deliveryId: string
  /** The attempt's number, counted from 1. */
  number: number
  outcome: AttemptOutcome
  tookMs: number
  /** The service's response, or the error. */
  answer: string | null
}

const columns = sql`${deliveryAttempts} (delivery_id, number, started_at, took_ms, outcome, answer)`

/**
 * Returns the statement that records how an attempt ended, to be sent with the one that ends it. It overwrites the
 * record of an attempt that was lost or aborted and ended after all.
 */
export function recordAttempt({ deliveryId, number, outcome, tookMs, answer }: EndedAttempt): SQL {
  const ms = Math.round(tookMs)
  return sql`
    insert into ${columns}
    select id, ${number}::int, clock_timestamp() - ${ms} * interval '1 ms', ${ms}::int, ${outcome}, ${answer && cut(answer)}::text
    from ${deliveries} where id = ${deliveryId}
    on conflict (delivery_id, number) do update
      set took_ms = excluded.took_ms, outcome = excluded.outcome, answer = excluded.answer`
}

/** Shortens a response, and replaces lone surrogates and removes NUL, which PostgreSQL cannot store. */
const cut = (answer: string) => answer.slice(0, maxAnswerLength).toWellFormed().replaceAll('\0', '')

/**
 * Returns the statement that records running attempts as lost, except for mails being captured, which nobody can have
 * received.
 * @param which the condition for their deliveries
 */
export function recordLostAttempt(which: SQL): SQL {
  return sql`
    insert into ${columns}
    select id, attempts, lease_until - ${leaseMs} * interval '1 ms', null, 'lost', null
    from ${deliveries} where state = 'sending' and captured_at is null and ${which}
    on conflict (delivery_id, number) do nothing`
}
