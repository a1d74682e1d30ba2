import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { mailRules } from '#domain/mail-rules'
import type { Transaction } from '#server/db/connect'
import { rowsOf } from '#server/db/rows'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
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

/** Returns the delivery with the sender and request that caused it. */
export function causedBy(
  cause: Pick<DeliverOptions, 'sender' | 'request'>,
  [kind, payload, options]: NewDelivery,
): NewDelivery {
  return [kind, payload, { ...options, ...cause }]
}

const priorityOf = (kind: DeliveryKind, { priority }: DeliverOptions) =>
  priority ?? (kind.mail ? mailRules[kind.mail].priority : 0)

/** Returns the lane in which a new delivery will wait. */
export const laneOfNew = ([kind, , options]: NewDelivery) => laneOf(kind, priorityOf(kind, options))

export function deliverWithin(tx: Transaction): Deliver {
  return (...delivery) => writeDeliveries(tx, [delivery])
}

/** Inserts deliveries in one statement. The caller wakes the worker after the commit. */
export async function writeDeliveries(tx: Transaction, given: readonly NewDelivery[]): Promise<void> {
  if (given.length === 0) return
  const rows = given.map(([kind, payload, options]) => {
    const priority = priorityOf(kind, options)
    const { request = currentRequest() } = options
    const subject = kind.subjectOf(payload)
    return {
      id: randomUUID(),
      kind: kind.name,
      lane: laneOf(kind, priority),
      dedupe_key: options.key,
      payload,
      mail: kind.mail,
      recipient: options.recipient,
      about: options.about,
      subject_kind: subject?.kind ?? ('none' as const),
      subject_id: subject?.id,
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
  // Sorted, so that two concurrent inserts never deadlock.
  rows.sort((a, b) => (a.dedupe_key < b.dedupe_key ? -1 : 1))
  await tx
    .insert(deliveries)
    .select(rowsOf(deliveries, rows, writtenByTheDatabase))
    .onConflictDoNothing({ target: deliveries.dedupe_key })
}

/** A column of the row that is inserted. */
const row = (column: string) => sql.raw(`json_populate_recordset.${column}`)

const writtenByTheDatabase = {
  // Locks the timeline entry, so that a concurrent merge that moves it also moves this delivery.
  contact_id: sql`coalesce(
    (select ${contacts.id} from ${contacts} where ${contacts.email} = ${row('recipient')}),
    (select ${activities.contact_id} from ${activities}
      where ${activities.kind} = ${row('subject_kind')} and ${activities.subject_id} = ${row('subject_id')} for share),
    (select ${mailboxMessages.contact_id} from ${mailboxMessages}
      where ${row('subject_kind')} = 'message' and ${mailboxMessages.id} = ${row('subject_id')} for share))`,
  created_at: sql`clock_timestamp()`,
  next_attempt_at: sql`coalesce(next_attempt_at, clock_timestamp())`,
  expires_at: sql`coalesce(expires_at, case when recipient is not null then coalesce(next_attempt_at, clock_timestamp()) + ${tryForMs} * interval '1 ms' end)`,
}
