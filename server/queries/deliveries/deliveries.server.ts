import { asc, desc, inArray, sql } from 'drizzle-orm'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { InputOf, OutputOf } from '#contracts/contract'
import type { ListedDelivery, listDeliveries } from '#contracts/list-deliveries'
import type { DeliveryBranchName } from '#domain/delivery-service'
import type { DeliveryState } from '#domain/delivery-state'
import type { Db, Transaction } from '#server/db/connect'
import { countOf, type Order, pageOf } from '#server/db/page'
import { hasMorePeople } from '#server/queries/contacts/has-more-people.server'
import { deliveries } from '#server/db/schema/deliveries'
import { readDeliveryContacts } from './delivery-contacts.server.ts'
import { staleReason } from './waiting-mails.server.ts'
import {
  canBeReplayed,
  type ChosenDeliveries,
  chosenDeliveries,
  whichDeliveries,
} from './delivery-filters.server.ts'

const { id, kind, lane, payload, recipient, state, attempts, last_error, created_at } = deliveries
const { contact_id } = deliveries
const { next_attempt_at, expires_at, delivered_at, captured_at } = deliveries

/** What decides whether a delivery can be sent now. */
export interface ConnectedServices {
  /** The kinds whose service is connected. */
  kinds: readonly string[]
  /** Returns the destination that deliveries of a kind need and that is not connected; null if none. */
  missingFor: (kind: string) => DeliveryBranchName | null
}

export const deliveryFields = ({ kinds }: ConnectedServices) => ({
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
  canReplay: sql<boolean>`${canBeReplayed(kinds)}`,
  created_at,
})
type DeliveryRow = SelectResultFields<ReturnType<typeof deliveryFields>>

const byAge: Order = [
  { by: created_at, type: 'timestamptz' },
  { by: id, type: 'uuid' },
]

/**
 * Returns a page of deliveries.
 */
export async function deliveriesPage(
  db: Db | Transaction,
  { filters, q, sort, cursor, limit }: InputOf<typeof listDeliveries>,
  services: ConnectedServices,
): Promise<OutputOf<typeof listDeliveries>> {
  const where = whichDeliveries({ filters, q })
  const [{ rows, nextCursor }, count, isPart] = await Promise.all([
    pageOf(db, {
      fields: deliveryFields(services),
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
    data: await asListed(db, rows, services),
    nextCursor,
    count: isPart ? { ...count, exact: false } : count,
  }
}

/** Converts deliveries to the form that the back office shows. */
export async function asListed(
  db: Db | Transaction,
  rows: readonly DeliveryRow[],
  services: ConnectedServices,
): Promise<ListedDelivery[]> {
  const contactOf = await readDeliveryContacts(db, rows)
  return rows.map(({ lane: ofLane, payload: stored, contact_id: contactId, ...row }) => ({
    ...row,
    service: serviceOf(ofLane),
    lacks: stored !== null && stopped.has(row.state) ? services.missingFor(row.kind) : null,
    contact: contactOf.get(contactId ?? '') ?? null,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    captured_at: row.captured_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }))
}

/** The states of deliveries that only a connection can send. */
const stopped: ReadonlySet<DeliveryState> = new Set(['not_connected', 'failed'])

const serviceOf = (ofLane: string) => (ofLane === 'mail first' ? 'mail' : ofLane) as ListedDelivery['service']

export type StateOf = Pick<
  typeof deliveries.$inferSelect,
  'state' | 'last_error' | 'next_attempt_at' | 'created_at'
>

/** Returns the states of chosen deliveries up to a limit, and locks them until the transaction ends. */
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

/** Returns the states of the deliveries with these dedupe keys. */
export async function statesOf(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, DeliveryState>> {
  if (keys.length === 0) return new Map()
  const { dedupe_key } = deliveries
  const rows = await db
    .select({ key: dedupe_key, state })
    .from(deliveries)
    .where(inArray(dedupe_key, [...keys]))
  return new Map(rows.map((row) => [row.key, row.state]))
}
