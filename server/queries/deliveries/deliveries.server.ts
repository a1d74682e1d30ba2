import { asc, desc, inArray, sql } from 'drizzle-orm'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { InputOf, OutputOf } from '#contracts/contract'
import type { ListedDelivery, listDeliveries } from '#contracts/list-deliveries'
import type { DeliveryState } from '#domain/delivery-state'
import type { Db, Transaction } from '#server/db/connect'
import { countOf, type Order, pageOf } from '#server/db/page'
import { hasMorePeople } from '#server/queries/contacts/has-more-people.server'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { readDeliveryContacts } from './delivery-contacts.server.ts'
import { staleReason } from './waiting-mails.server.ts'
import { type ChosenDeliveries, chosenDeliveries, whichDeliveries } from './delivery-filters.server.ts'

const { id, kind, lane, payload, recipient, state, attempts, last_error, created_at } = deliveries
const { contact_id } = deliveries
const { next_attempt_at, expires_at, delivered_at, captured_at } = deliveries
export const deliveryFields = {
  id,
  kind,
  lane,
  payload,
  contact_id,
  recipient,
  state,
  attempts,
  last_error,
  next_attempt_at,
  expires_at,
  delivered_at,
  captured_at,
  stale: staleReason,
  created_at,
}
type DeliveryRow = SelectResultFields<typeof deliveryFields>

const byAge: Order = [
  { by: created_at, type: 'timestamptz' },
  { by: id, type: 'uuid' },
]

/** A page of deliveries. */
export async function deliveriesPage(
  db: Db | Transaction,
  { filters, q, sort, cursor, limit }: InputOf<typeof listDeliveries>,
): Promise<OutputOf<typeof listDeliveries>> {
  const where = whichDeliveries({ filters, q })
  const [{ rows, nextCursor }, count, isPart] = await Promise.all([
    pageOf(db, {
      fields: deliveryFields,
      from: deliveries,
      where,
      order: byAge,
      isAscending: sort === 'oldest',
      cursor,
      limit,
    }),
    countOf(db, deliveries, where),
    q === undefined ? false : hasMorePeople(db, q),
  ])
  return {
    data: await asListed(db, rows),
    nextCursor,
    count: isPart ? { ...count, exact: false } : count,
  }
}

type TryOutcome = ListedDelivery['tries'][number]['outcome']

/** As many as are drawn; with the delays between them they fill the 72 hours. */
const maxAttempts = 30

/** In the form the back office shows. */
export async function asListed(
  db: Db | Transaction,
  rows: readonly DeliveryRow[],
): Promise<ListedDelivery[]> {
  const [contactOf, tries] = await Promise.all([readDeliveryContacts(db, rows), attemptsOf(db, rows)])
  return rows.map(({ lane: ofLane, payload: _p, contact_id: contactId, ...row }) => ({
    ...row,
    service: serviceOf(ofLane),
    contact: contactOf.get(contactId ?? '') ?? null,
    tries: tries.get(row.id) ?? [],
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    captured_at: row.captured_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }))
}

const serviceOf = (ofLane: string) => (ofLane === 'mail first' ? 'mail' : ofLane) as ListedDelivery['service']

async function attemptsOf(
  db: Db | Transaction,
  rows: readonly Pick<DeliveryRow, 'id' | 'attempts'>[],
): Promise<ReadonlyMap<string, ListedDelivery['tries']>> {
  const tried = rows.filter((row) => row.attempts > 0)
  if (tried.length === 0) return new Map()
  const { delivery_id, number, started_at, outcome } = deliveryAttempts
  const { rows: found } = await db.execute<{ of: string; at: string; outcome: TryOutcome }>(sql`
    select each.of, to_json(its.started_at) #>> '{}' as at, its.outcome
    from jsonb_to_recordset(${JSON.stringify(tried.map((row) => ({ of: row.id, last: row.attempts })))}::jsonb)
      as each (of uuid, last int)
    cross join lateral (
      select ${started_at}, ${outcome}, ${number} from ${deliveryAttempts}
      where ${delivery_id} = each.of and ${number} between each.last - ${maxAttempts - 1} and each.last
      -- Each by its key: joined, every try of the whole ledger would be read.
      limit ${maxAttempts}
    ) as its
    order by each.of, its.number`)
  const byDelivery = Map.groupBy(found, ({ of }) => of)
  return new Map(
    [...byDelivery].map(([of, its]) => [
      of,
      its.map((one) => ({ at: new Date(one.at).toISOString(), outcome: one.outcome })),
    ]),
  )
}

export type StateOf = Pick<
  typeof deliveries.$inferSelect,
  'state' | 'last_error' | 'next_attempt_at' | 'created_at'
>

/** The states of deliveries, limited to the newest or oldest; locks them until the transaction ends. */
export async function deliveriesForUpdate(
  tx: Transaction,
  chosen: ChosenDeliveries,
  limit: number,
): Promise<ReadonlyMap<string, StateOf>> {
  // Waiting mails are listed oldest first.
  const direction = chosen.filter?.filters?.view === 'not_connected' ? asc : desc
  const rows = await tx
    .select({ id, state, last_error, next_attempt_at, created_at })
    .from(deliveries)
    .where(chosenDeliveries(chosen))
    // Sorted, so that two calls for the same rows never deadlock.
    .orderBy(direction(created_at), direction(id))
    .limit(limit)
    .for('update')
  return new Map(rows.map(({ id: key, ...states }) => [key, states]))
}

/** The states of the deliveries with these keys. */
export async function statesOf(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, DeliveryState>> {
  if (keys.length === 0) return new Map()
  const { dedupe_key } = deliveries
  const rows = await db
    .select({ key: dedupe_key, state })
    .from(deliveries)
    .where(inArray(dedupe_key, [...keys]))
  return new Map(rows.map((row) => [row.key, row.state]))
}
