import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { mailRules } from '#domain/mail-rules'
import type { Transaction } from '#server/db/connect'
import { rowsOf } from '#server/db/rows'
import { deliveries } from '#server/db/schema/deliveries'
import { currentRequest } from '#server/trace/request-trace'
import type { Deliver, DeliverOptions, DeliveryKind, NewDelivery } from './delivery-kind.ts'
import { laneOf } from './lanes.ts'
import { tryForMs } from './schedule.ts'

export function newDelivery<Payload>(
  kind: DeliveryKind<Payload>,
  payload: Payload,
  options: DeliverOptions,
): NewDelivery {
  return [kind, payload, options]
}

/** The same delivery, with who caused it, and by which request. */
export function causedBy(
  cause: Pick<DeliverOptions, 'sender' | 'request'>,
  [kind, payload, options]: NewDelivery,
): NewDelivery {
  return [kind, payload, { ...options, ...cause }]
}

const priorityOf = (kind: DeliveryKind, { priority }: DeliverOptions) =>
  priority ?? (kind.mail ? mailRules[kind.mail].priority : 0)

/** Which attempts it will wait for. */
export const laneOfNew = ([kind, , options]: NewDelivery) => laneOf(kind, priorityOf(kind, options))

export function deliverWithin(tx: Transaction): Deliver {
  return (...delivery) => writeDeliveries(tx, [delivery])
}

/** Writes many at once, in one statement. Whoever has committed them wakes the worker. */
export async function writeDeliveries(tx: Transaction, given: readonly NewDelivery[]): Promise<void> {
  if (given.length === 0) return
  const rows = given.map(([kind, payload, options]) => {
    const priority = priorityOf(kind, options)
    const { request = currentRequest() } = options
    return {
      id: randomUUID(),
      kind: kind.name,
      lane: laneOf(kind, priority),
      dedupe_key: options.key,
      payload,
      mail: kind.mail,
      recipient: options.recipient,
      about: options.about,
      sender: options.sender,
      request_id: request?.requestId,
      trace_id: request?.traceId,
      priority,
      state: 'pending' as const,
      attempts: 0,
      sent_at: [],
      to_stranger: false,
      next_attempt_at: options.notBefore,
      expires_at: options.expiresAt,
    }
  })
  // In one order, so that two groups never wait for each other.
  rows.sort((a, b) => (a.dedupe_key < b.dedupe_key ? -1 : 1))
  await tx
    .insert(deliveries)
    .select(rowsOf(deliveries, rows, writtenByTheDatabase))
    .onConflictDoNothing({ target: deliveries.dedupe_key })
}

const writtenByTheDatabase = {
  created_at: sql`clock_timestamp()`,
  next_attempt_at: sql`coalesce(next_attempt_at, clock_timestamp())`,
  expires_at: sql`coalesce(expires_at, case when recipient is not null then coalesce(next_attempt_at, clock_timestamp()) + ${tryForMs} * interval '1 ms' end)`,
}
